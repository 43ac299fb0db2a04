import { MEGABYTE } from '@taplet/base/bytes'
import type { View } from '@taplet/contract'
import type { MediaLookup } from '@taplet/slides/schema'

const bytesOf = (info: MediaLookup[string] | undefined): number =>
  info && 'bytes' in info && typeof info.bytes === 'number' ? info.bytes : 0

/** How much the pictures and videos that a slide names weigh as they were stored; phones get smaller copies. */
export function mediaBytes(view: View, media: MediaLookup): number {
  // Whatever widget names them, and in whichever field: the address of a file of the library is unlike any other text.
  const content = JSON.stringify([view.viewMetadata, view.widgets])
  const urls = Object.keys(media).filter((url) => content.includes(JSON.stringify(url)))
  return urls.reduce((sum, url) => sum + bytesOf(media[url]), 0)
}

const format = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })

/** A size in words: "340 KB", "2.4 MB". */
export const weightWords = (bytes: number): string =>
  bytes < MEGABYTE ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${format.format(bytes / MEGABYTE)} MB`
