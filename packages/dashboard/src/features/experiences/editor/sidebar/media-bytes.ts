import type { View } from '@taplet/contract'
import type { MediaLookup } from '@taplet/slides/schema'

const bytesOf = (info: MediaLookup[string] | undefined): number =>
  info && 'bytes' in info && typeof info.bytes === 'number' ? info.bytes : 0

/** File size of the pictures and videos on a slide, as stored; phones get smaller copies. */
export function mediaBytes(view: View, media: MediaLookup): number {
  // Found in any widget and any field: the address of a library file cannot be mistaken for other text.
  const content = JSON.stringify([view.viewMetadata, view.widgets])
  const urls = Object.keys(media).filter((url) => content.includes(JSON.stringify(url)))
  return urls.reduce((sum, url) => sum + bytesOf(media[url]), 0)
}
