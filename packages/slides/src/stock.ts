/** Entry point: backgrounds that ship with the product, as data. The pictures are files of the dashboard. */
import type { MediaInfo, MediaLookup } from './define/media-info.ts'
import { stockTable } from './stock/stock-table.ts'

/** A background of our own: free for every slide, at an address that works for ever. */
export interface StockBackground {
  id: string
  name: string
  /** Words to find it by. */
  tags: readonly string[]
  isDark: boolean
  /** Its mean colour: seen until the picture has arrived. */
  ground: string
  /** Its darkest, middle and lightest colours: what words on it are read on. */
  colours: readonly string[]
  /** A colour for words that reads on all of it, or on the part that is left free. */
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

/** What views need to know of the stock. Hosts lay it beneath the media of an account. */
export const stockMedia: MediaLookup = Object.fromEntries(stockBackgrounds.map((one) => [one.url, infoOf(one)]))

/** The background of the stock at an address; undefined for any other picture. */
export const stockBackgroundAt = (url: string): StockBackground | undefined =>
  stockBackgrounds.find((one) => one.url === url)

/** Those whose name or tags hold every word that was typed; all of them for none. */
export function findStock(search: string): readonly StockBackground[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return stockBackgrounds.filter(({ name, tags, isDark }) => {
    const about = `${name} ${tags.join(' ')} ${isDark ? 'dark' : 'light'}`.toLowerCase()
    return words.every((word) => about.includes(word))
  })
}
