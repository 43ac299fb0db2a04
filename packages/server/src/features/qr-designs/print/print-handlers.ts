import { artAddress, artColoursOf, drawArt, parseArtAddress } from '@taplet/slides/art'
import { appTheme } from '@taplet/slides/schema'
import type { printCalls } from '@taplet/contract/schemas'
import type { Database } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import type { Handlers } from '../../../platform/http/bind.ts'
import { requestLanguageOf } from '../../../platform/http/request-language.ts'
import { succeed } from '../../../platform/http/succeed.ts'
import { inPictureQueue } from '../../../platform/pictures/picture-queue.ts'
import type { Codes, LinkCode } from '../codes.ts'
import { fileName } from '../files/file-name.ts'
import { FILE_TYPES } from '../files/make-file.ts'
import { PLAIN_LOOK, type Look } from '../look.ts'
import { messages } from '../messages/messages.ts'
import type { QrDesignService } from '../service.ts'
import { listApps, type PrintedApp } from './app-store.ts'
import { drawPrint, type PrintedCode, type PrintResult } from './draw-print.ts'
import { lookIn, printTheme } from './print-theme.ts'

interface PrintParts {
  db: Database
  codes: Codes
  /** Returns a look that is not saved. */
  unsavedLook: QrDesignService['unsavedLook']
}

/** Of one account. */
const LINE = { mostWaiting: 8 }

/** Returns the drawing of an app in the colours of its theme, as SVG. */
function artOf({ art, theme }: PrintedApp): string | undefined {
  const address = art === null ? undefined : parseArtAddress(art)
  if (!address) return undefined
  const own = appTheme.safeParse(theme).data
  return drawArt(artAddress(address.id, 'PICTURE', own ? artColoursOf(own) : address.colours), true)
}

function toPrinted({ text, look }: LinkCode, app: PrintedApp | undefined, unsaved: Look | undefined): PrintedCode {
  const theme = printTheme(appTheme.safeParse(app?.theme).data)
  const own = unsaved ?? look
  return { text, look: own === PLAIN_LOOK ? lookIn(theme) : own, theme, name: app?.name ?? '', art: app && artOf(app) }
}

/** What none of our faces can set is refused: a printed box is for ever. */
function requireLetters({ missing }: PrintResult): void {
  if (missing.length > 0)
    throw new AppError('BAD_REQUEST', {
      field: 'heading',
      message: messages.later('missingLetters', { letters: missing.slice(0, 10).join(' ') }),
    })
}

/** Handlers that print what stands around codes. */
export function printHandlers({ db, codes, unsavedLook }: PrintParts): Handlers<typeof printCalls> {
  async function find(accountId: string, tagIds: readonly string[], qrDesignId: string | undefined) {
    const found = await codes.find(accountId, tagIds, qrDesignId)
    if (found.length < tagIds.length) throw new AppError('NOT_FOUND', { field: 'tagIds' })
    return { found, apps: new Map((await listApps(accountId, tagIds, db)).map((app) => [app.tag_id, app])) }
  }

  return {
    async print({ account: { accountId }, input, request }) {
      const { found, apps } = await find(accountId, input.tagIds, input.qrDesignId)
      if (!input.isConfirmed)
        for (const code of found) if (!(await codes.isReadable(code))) throw new AppError('QR_UNREADABLE')
      const printed = found.map((code) => toPrinted(code, apps.get(code.tagId), undefined))
      const title = input.heading.trim() || messages(requestLanguageOf(request))('qrCode')
      const result = await inPictureQueue(accountId, () => drawPrint(printed, { ...input, title }), LINE)
      requireLetters(result)
      const [first] = found
      const name = first ? fileName(first) : ''
      return {
        name: `${name}-${input.product.toLowerCase().replaceAll('_', '-')}.${input.format}`,
        contentType: FILE_TYPES[input.format],
        content: result.content,
      }
    },
    async printPreview({ account: { accountId }, input }) {
      const { found, apps } = await find(accountId, input.tagIds, input.qrDesignId)
      const unsaved = input.design && (await unsavedLook(accountId, input.design.clientConfig, input.design.logo))
      const printed = found.map((code) => toPrinted(code, apps.get(code.tagId), unsaved))
      const wishes = { ...input, title: '', format: 'svg', colours: 'RGB', dpi: 150 } as const
      const only = input.isSheet ? 'sheet' : 'product'
      const result = await inPictureQueue(accountId, () => drawPrint(printed, { ...wishes, only }), LINE)
      requireLetters(result)
      const { codeMm, smallestMm, perSheet, sheets, content } = result
      return succeed({ preview: { svg: content.toString(), codeMm, smallestMm, perSheet, sheets } })
    },
  }
}
