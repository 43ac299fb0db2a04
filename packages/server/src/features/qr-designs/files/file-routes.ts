import { API_PREFIX, QR_FILE_PATH, QR_FILES_PATH } from '@taplet/contract'
import { qrFileQuery, qrFilesQuery } from '@taplet/contract/schemas'
import { type Label, labelSheetPdf } from '@taplet/qr/export'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import type { Authenticate } from '../../../platform/http/bind.ts'
import type { Codes, LinkCode } from '../codes.ts'
import { drawLook } from '../look.ts'
import { captionFont } from './caption-font.ts'
import { fileName, fileNames } from './file-name.ts'
import { sequentially } from './sequentially.ts'
import { FILE_TYPES, fileMakers } from './file-makers.ts'
import { makeZip } from './make-zip.ts'
import { messages } from '../messages/messages.ts'

type FileQuery = z.output<typeof qrFileQuery>
type FilesQuery = z.output<typeof qrFilesQuery>

const security = [{ bearer: [] }, { cookie: [] }]
const MAX_FILES = 500

interface FileDependencies {
  authenticate: Authenticate
  codes: Codes
}

/** Codes as files: no calls, as they answer no JSON. */
export function addFileRoutes(server: FastifyInstance, { authenticate, codes }: FileDependencies): void {
  async function requireAccountId(request: FastifyRequest): Promise<string> {
    const account = await authenticate(request)
    if (!account) throw new AppError('UNAUTHORIZED')
    return account.accountId
  }

  server.get<{ Querystring: FileQuery }>(
    API_PREFIX + QR_FILE_PATH,
    {
      schema: {
        operationId: 'qrDesigns.file',
        tags: ['qrDesigns'],
        summary: 'The code of a link as a file. One that no reader reads needs isConfirmed',
        security,
        querystring: qrFileQuery,
      },
    },
    async (request, reply) => {
      const { tagId, qrDesignId, isConfirmed, ...query } = request.query
      const found = await codes.find(await requireAccountId(request), [tagId], qrDesignId)
      const isTransparent = query.isTransparent === 'true'
      if (isConfirmed !== 'true') await codes.requireReadable(found, isTransparent)
      const [code] = found
      if (!code) throw new AppError('NOT_FOUND')
      const file = await fileMakers[query.format](code, { ...query, isTransparent }, await captionFont())
      return attach(reply, `${fileName(code)}.${query.format}`, FILE_TYPES[query.format]).send(file)
    },
  )

  server.get<{ Querystring: FilesQuery }>(
    API_PREFIX + QR_FILES_PATH,
    {
      schema: {
        operationId: 'qrDesigns.files',
        tags: ['qrDesigns'],
        summary: 'The codes of many links: a ZIP of files, or sheets of labels as PDF',
        security,
        querystring: qrFilesQuery,
      },
    },
    async (request, reply) => {
      const { query } = request
      const found = await codes.find(await requireAccountId(request), parseIds(query.tagIds))
      if (found.length === 0) throw new AppError('NOT_FOUND', { message: messages.later('noLinksMakeCodes') })
      if (found.length > MAX_FILES)
        throw new AppError('BAD_REQUEST', {
          field: 'tagIds',
          message: messages.later('mostCodesTime', { maxFiles: MAX_FILES }),
        })
      if (query.isConfirmed !== 'true') await codes.requireReadable(found)
      return query.output === 'zip' ? sendZip(reply, found, query) : sendLabels(reply, found, query)
    },
  )
}

const attach = (reply: FastifyReply, name: string, type: string): FastifyReply =>
  reply.headers({ 'content-type': type, 'content-disposition': `attachment; filename="${name}"` })

/** Ids between commas, each once. */
function parseIds(list: string): string[] {
  const ids = list.split(',').filter((id) => id !== '')
  if (ids.some((id) => !/^[\w-]{1,64}$/.test(id)))
    throw new AppError('BAD_REQUEST', { field: 'tagIds', message: messages.later('giveIdsLinksCommas') })
  return [...new Set(ids)]
}

async function sendZip(reply: FastifyReply, codes: readonly LinkCode[], query: FilesQuery): Promise<FastifyReply> {
  const font = await captionFont()
  const names = fileNames(codes)
  const entries = codes.map((code, index) => ({
    name: `${names[index]}.${query.format}`,
    make: () =>
      fileMakers[query.format](code, { ...query, caption: query.hasCaptions === 'true' ? code.name : '' }, font),
  }))
  return attach(reply, 'codes.zip', 'application/zip').send(makeZip(entries))
}

async function sendLabels(
  reply: FastifyReply,
  codes: readonly LinkCode[],
  { sheet, widthMm, hasCaptions }: FilesQuery,
): Promise<FastifyReply> {
  const labels = labelsOf(codes, hasCaptions === 'true')
  const pdf = await labelSheetPdf(labels, { sheet, widthMm, font: await captionFont() })
  return attach(reply, 'labels.pdf', 'application/pdf').send(Buffer.from(pdf))
}

async function* labelsOf(codes: readonly LinkCode[], hasCaptions: boolean): AsyncGenerator<Label> {
  for await (const { text, look, name } of sequentially(codes))
    yield { drawing: drawLook(text, look), caption: hasCaptions ? name : '', logo: look.logo?.picture.png }
}
