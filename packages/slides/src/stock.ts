/** Entry point: backgrounds that ship with the product, as data. The picture files belong to the dashboard. */
import { DEFAULT_LANGUAGE, type Language, type Message } from '@taplet/messages'
import type { MediaInfo, MediaLookup } from './define/media-info.ts'
import { stockTable } from './stock/stock-table.ts'

/** A background of our own: free for every slide, at a permanent address. */
export interface StockBackground {
  id: string
  name: Message
  /** Keywords to find it by. */
  tags: readonly string[]
  isDark: boolean
  /** Its mean colour: shown until the picture has loaded. */
  ground: string
  /** Its darkest, middle and lightest colours: text must be readable on these. */
  colours: readonly string[]
  /** A text colour that is readable on all of it, or on the part that is left free for text. */
  ink: string
  url: string
  bytes: number
  placeholder: string
}

const SIZE = { width: 864, height: 1870 } // px, of every file

export const stockBackgrounds: readonly StockBackground[] = stockTable

const infoOf = ({ url, bytes, placeholder }: StockBackground): MediaInfo => ({
  url,
  kind: 'IMAGE',
  status: 'READY',
  ...SIZE,
  placeholder,
  sources: [{ url, type: 'image/webp', ...SIZE, bytes }],
  posterUrl: '',
})

/** What views need to know about the stock. An account's own media override it. */
export const stockMedia: MediaLookup = Object.fromEntries(stockBackgrounds.map((one) => [one.url, infoOf(one)]))

/** Returns the stock background at an address; undefined for any other picture. */
export const stockBackgroundAt = (url: string): StockBackground | undefined =>
  stockBackgrounds.find((one) => one.url === url)

/** Returns those whose name or tags contain every search term; all of them without any. */
export function findStock(search: string, language: Language = DEFAULT_LANGUAGE): readonly StockBackground[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return stockBackgrounds.filter(({ name, tags, isDark }) => {
    const about = `${name(language)} ${tags.join(' ')} ${isDark ? 'dark' : 'light'}`.toLowerCase()
    return words.every((word) => about.includes(word))
  })
}
