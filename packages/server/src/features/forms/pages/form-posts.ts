import { MEGABYTE } from '@taplet/base/bytes'
import formbody from '@fastify/formbody'
import multipart, { type MultipartFile } from '@fastify/multipart'
import { REVIEW_PHOTO_MAX } from '@taplet/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import { messages } from '../messages/messages.ts'

/** Content types of native form submissions. */
const FORM = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i
/** We read UTF-8 only, which our pages make browsers send. */
const OTHER_CHARSET = /;\s*charset\s*=\s*(?!"?utf-?8"?\s*(?:;|$))/i
const MAX_FIELD = 64 * 1024
const MAX_FIELDS = 20
const BROKEN = messages.later('formIncomplete')
/** Values of a ticked checkbox; `on` is what browsers send for one without a value. */
const TICKED = ['true', 'on']

/** True for a native form submission without our script: the response is a page, not JSON. */
export const isFormPost = (request: FastifyRequest): boolean => FORM.test(request.headers['content-type'] ?? '')

declare module 'fastify' {
  interface FastifyRequest {
    /** What was typed, by field name, to be shown again. Files are not stored. */
    typed: Readonly<Record<string, string>> | undefined
  }
}

type Field = readonly [name: string, value: string]

/** Lets the routes of this scope accept native form submissions, in the shape of the call's body. */
export async function takeFormPosts(scope: FastifyInstance): Promise<void> {
  await scope.register(formbody, {
    bodyLimit: MAX_FIELD,
    parser: (text) => ({ fields: [...new URLSearchParams(text)] }),
  })
  await scope.register(multipart, {
    limits: { fields: MAX_FIELDS, fieldSize: MAX_FIELD, files: 1, fileSize: REVIEW_PHOTO_MAX, parts: MAX_FIELDS + 1 },
  })
  scope.decorateRequest('typed', undefined)
  scope.addHook('onRequest', async (request) => {
    if (isFormPost(request) && OTHER_CHARSET.test(request.headers['content-type'] ?? ''))
      throw new AppError('UNSUPPORTED_MEDIA_TYPE')
  })
  scope.addHook('preValidation', async (request) => {
    if (!isFormPost(request)) return
    const fields: Field[] = []
    let photo: string | undefined
    try {
      if (request.isMultipart()) photo = await readParts(request, fields)
      else fields.push(...fieldsOf(request.body))
    } finally {
      request.typed = Object.fromEntries(fields.map(([name, value]) => [name, storable(value)]))
    }
    for (const [name, value] of fields) requireStorable(name + value)
    requireOnce(fields.map(([name]) => name))
    request.body = toBody(Object.fromEntries(fields), photo)
  })
}

/** As left by our parser; an empty body has none. */
const fieldsOf = (body: unknown): readonly Field[] => (body as { fields: Field[] } | undefined)?.fields ?? []

/** Fills `fields` while reading, so that what came before a refused part is there. Returns the photo. */
async function readParts(request: FastifyRequest, fields: Field[]): Promise<string | undefined> {
  let photo: string | undefined
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') photo = (await readFile(part)) ?? photo
      else if (typeof part.value === 'string') fields.push([part.fieldname, part.value])
    }
  } catch (cause) {
    // Too large or too many parts: such errors have a code. A body that is not a form has none.
    if (cause instanceof Error && 'code' in cause) throw cause
    throw new AppError('BAD_REQUEST', { message: BROKEN, cause })
  }
  return photo
}

/** Returns the file as base64; undefined for an empty field. */
async function readFile(part: MultipartFile): Promise<string | undefined> {
  try {
    const content = await part.toBuffer()
    return part.fieldname === 'photo' && content.length > 0 ? content.toString('base64') : undefined
  } catch (cause) {
    if (!part.file.truncated) throw cause
    throw new AppError('MEDIA_TOO_LARGE', {
      message: messages.later('photoTooLarge', { max: REVIEW_PHOTO_MAX / MEGABYTE }),
      field: 'photo',
      cause,
    })
  }
}

const storable = (text: string): string => text.toWellFormed().replaceAll('\0', '')

/** Invalid bytes are decoded as U+FFFD: what was typed is lost, and must not be stored altered. */
function requireStorable(text: string): void {
  if (text.includes('\uFFFD'))
    throw new AppError('BAD_REQUEST', {
      message: messages.later('lettersGarbled'),
    })
  if (storable(text) !== text) throw new AppError('BAD_REQUEST', { message: messages.later('textCannotBeStored') })
}

/** With two values it is unclear which was meant. */
function requireOnce(names: readonly string[]): void {
  const field = names.find((name, index) => names.indexOf(name) !== index)
  if (field !== undefined) throw new AppError('BAD_REQUEST', { message: messages.later('fieldCameTwice'), field })
}

/** Converts fields that the call declares as other types than text; empty ones were left out. */
function toBody(fields: Readonly<Record<string, string>>, photo: string | undefined): Record<string, unknown> {
  // Browsers send each line break of a text as two characters.
  const filled = Object.entries(fields)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => [name, value.replaceAll('\r\n', '\n')])
  const { stars, consent, ...texts }: Record<string, string> = Object.fromEntries(filled)
  return {
    ...texts,
    ...(stars !== undefined && { stars: Number(stars) }),
    ...(consent !== undefined && { consent: TICKED.includes(consent) }),
    ...(photo !== undefined && { photo }),
  }
}
