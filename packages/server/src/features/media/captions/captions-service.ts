import type { MediaItem } from '@taplet/contract'
import { MAX_CAPTIONS, MAX_CAPTION_BYTES } from '@taplet/contract/studio'
import type { Caption } from '@taplet/slides/schema'
import { createHash } from 'node:crypto'
import type { Database } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Storage } from '../../../platform/storage/index.ts'
import { keyOfUrl, ownedBy, urlOfKey, videoKey } from '../files/keys.ts'
import type { MediaStore, OwnedRow } from '../store.ts'
import { captionsOf, toMediaItem } from '../to-media-item.ts'
import { type Cue, cutCaptions, formatCaptions, parseCaptions } from './parse-captions.ts'

interface CaptionDependencies {
  db: Database
  store: MediaStore
  storage: Storage
}

interface NewCaptions {
  mediaId: string
  language: string
  label: string
  text: string
  isDefault: boolean
}

const isLanguage =
  (language: string) =>
  (one: Caption): boolean =>
    one.language.toLowerCase() === language.toLowerCase()

export type CaptionsService = ReturnType<typeof createCaptionsService>

/** Captions of videos: checked, written anew as WebVTT, one for each language. */
export function createCaptionsService({ db, store, storage }: CaptionDependencies) {
  async function write(row: OwnedRow, language: string, cues: readonly Cue[]): Promise<string> {
    const content = Buffer.from(formatCaptions(cues))
    // A file that changes gets another address: they are kept for ever by whoever loaded them.
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 8)
    const key = videoKey(ownedBy(row), `captions-${language}-${hash}.vtt`)
    await storage.put(key, content)
    return urlOfKey(key)
  }

  const change = (accountId: string, mediaId: string, next: (captions: Caption[]) => Caption[]): Promise<MediaItem> =>
    inTransaction(db, async (trx) => {
      const row = await store.lock(accountId, mediaId, trx)
      if (row?.kind !== 'VIDEO') throw new AppError('NOT_FOUND')
      const captions = next(captionsOf(row))
      await store.change(accountId, mediaId, { captions: JSON.stringify(captions) }, trx)
      return toMediaItem({ ...row, captions })
    })

  return {
    async add(accountId: string, { mediaId, language, label, text, isDefault }: NewCaptions) {
      const row = await store.find(accountId, mediaId)
      if (row?.kind !== 'VIDEO') throw new AppError('NOT_FOUND')
      if (Buffer.byteLength(text) > MAX_CAPTION_BYTES)
        throw new AppError('MEDIA_TOO_LARGE', { message: 'A caption file may have at most 1 MB.', field: 'text' })
      const parsed = parseCaptions(text)
      if ('problem' in parsed) throw new AppError('BAD_REQUEST', { message: parsed.problem, field: 'text' })
      const url = await write(row, language, parsed.cues)
      const media = await change(accountId, mediaId, (captions) => {
        const others = captions.filter((one) => !isLanguage(language)(one))
        if (others.length >= MAX_CAPTIONS)
          throw new AppError('BAD_REQUEST', { message: `A video may have captions in ${MAX_CAPTIONS} languages.` })
        const kept = isDefault ? others.map((one) => ({ ...one, isDefault: false })) : others
        return [...kept, { url, language, label, isDefault }]
      })
      return { media, cues: parsed.cues.length }
    },

    async remove(accountId: string, mediaId: string, language: string): Promise<MediaItem> {
      return change(accountId, mediaId, (captions) => {
        const kept = captions.filter((one) => !isLanguage(language)(one))
        if (kept.length === captions.length) throw new AppError('NOT_FOUND', { field: 'language' })
        return kept
      })
    },

    /** Gives a trimmed video the captions of its part. */
    async copyPart(from: OwnedRow, to: OwnedRow, startMs: number, endMs: number): Promise<void> {
      const cut: Caption[] = []
      for (const caption of captionsOf(from)) {
        const key = keyOfUrl(caption.url)
        const content = key && (await storage.get(key))
        if (!content) continue
        const parsed = parseCaptions(Buffer.concat(await content.toArray()).toString('utf8'))
        const cues = 'cues' in parsed ? cutCaptions(parsed.cues, startMs, endMs) : []
        if (cues.length > 0) cut.push({ ...caption, url: await write(to, caption.language, cues) })
      }
      await store.change(to.account_id, to.media_id, { captions: JSON.stringify(cut) })
    },
  }
}
