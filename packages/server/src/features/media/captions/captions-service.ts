import { MEGABYTE } from '@taplet/base/bytes'
import { MAX_CAPTION_BYTES, MAX_CAPTIONS, type MediaItem } from '@taplet/contract'
import type { Caption } from '@taplet/slides/schema'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import type { Storage } from '../../../platform/storage/create-storage.ts'
import { keyOfUrl, urlOfKey } from '../files/keys.ts'
import type { MediaStore, OwnedRow } from '../store.ts'
import { captionsOf, toMediaItem } from '../to-media-item.ts'
import { companionKey, type CompanionFiles, type NewFile } from '../video/companion-files.ts'
import { type Cue, cutCaptions, formatCaptions, parseCaptions } from './parse-captions.ts'
import { messages } from '../messages/messages.ts'

interface CaptionDependencies {
  store: Pick<MediaStore, 'find'>
  storage: Pick<Storage, 'get'>
  companions: CompanionFiles
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

function fileOf(video: OwnedRow, language: string, cues: readonly Cue[]): NewFile {
  const content = Buffer.from(formatCaptions(cues))
  return { key: companionKey(video, `captions-${language}`, 'vtt'), content, bytes: content.length }
}

const addressOf = ({ url }: Caption): string => url

export type CaptionsService = ReturnType<typeof createCaptionsService>

/** Captions of videos: validated, rewritten as WebVTT, one for each language. */
export function createCaptionsService({ store, storage, companions }: CaptionDependencies) {
  async function readCues({ url }: Caption): Promise<Cue[]> {
    const key = keyOfUrl(url)
    const content = key && (await storage.get(key))
    if (!content) return []
    const parsed = parseCaptions(Buffer.concat(await content.toArray()).toString('utf8'))
    return 'cues' in parsed ? parsed.cues : []
  }

  return {
    async add(accountId: string, { mediaId, language, label, text, isDefault }: NewCaptions) {
      const row = await store.find(accountId, mediaId)
      if (row?.kind !== 'VIDEO') throw new AppError('NOT_FOUND')
      if (Buffer.byteLength(text) > MAX_CAPTION_BYTES)
        throw new AppError('MEDIA_TOO_LARGE', {
          message: messages.later('captionFileTooLarge', { max: MAX_CAPTION_BYTES / MEGABYTE }),
          field: 'text',
        })
      const parsed = parseCaptions(text)
      if ('problem' in parsed) throw new AppError('BAD_REQUEST', { message: parsed.problem, field: 'text' })
      const changed = await companions.change(accountId, mediaId, (video) => {
        const captions = captionsOf(video)
        const others = captions.filter((one) => !isLanguage(language)(one))
        if (others.length >= MAX_CAPTIONS)
          throw new AppError('BAD_REQUEST', {
            message: messages.later('tooManyCaptionLanguages', { maxCaptions: MAX_CAPTIONS }),
          })
        const remaining = isDefault ? others.map((one) => ({ ...one, isDefault: false })) : others
        const file = fileOf(video, language, parsed.cues)
        const added: Caption = { url: urlOfKey(file.key), language, label, isDefault }
        return {
          values: { captions: JSON.stringify([...remaining, added]) },
          add: [file],
          drop: captions.filter(isLanguage(language)).map(addressOf),
        }
      })
      return { media: toMediaItem(changed), cues: parsed.cues.length }
    },

    async remove(accountId: string, mediaId: string, language: string): Promise<MediaItem> {
      const changed = await companions.change(accountId, mediaId, (video) => {
        const captions = captionsOf(video)
        const dropped = captions.filter(isLanguage(language))
        if (dropped.length === 0) throw new AppError('NOT_FOUND', { field: 'language' })
        const remaining = captions.filter((one) => !isLanguage(language)(one))
        return { values: { captions: JSON.stringify(remaining) }, add: [], drop: dropped.map(addressOf) }
      })
      return toMediaItem(changed)
    },

    /** Copies the captions of its part to a newly trimmed video. */
    async copyPart(from: OwnedRow, to: OwnedRow, startMs: number, endMs: number): Promise<void> {
      const plan = async (video: OwnedRow) => {
        const add: NewFile[] = []
        const cut: Caption[] = []
        for (const caption of captionsOf(from)) {
          const cues = cutCaptions(await readCues(caption), startMs, endMs)
          if (cues.length === 0) continue
          const file = fileOf(video, caption.language, cues)
          add.push(file)
          cut.push({ ...caption, url: urlOfKey(file.key) })
        }
        return { values: { captions: JSON.stringify(cut) }, add, drop: [] }
      }
      // The part itself was accepted; it should not lose its captions over a few kilobytes.
      await companions.change(to.account_id, to.media_id, plan, { needsRoom: false })
    },
  }
}
