import type { ImportedPage } from '@taplet/contract'
import { brandStyle } from '@taplet/slides/schema'
import { brandTheme, coloursOfPalette, type Look, looks, nearestLooks } from '@taplet/slides/themes'

const SHOWN = 5

/** Returns looks for a page, the best first: its own colours, and the nearest of ours. */
export function pageLooks({ colours }: ImportedPage, ownName: string): Pick<Look, 'id' | 'name' | 'theme'>[] {
  const [first] = colours
  if (first === undefined) return looks.slice(0, SHOWN)
  const own = { id: 'page', name: () => ownName, theme: brandTheme(brandStyle.parse(coloursOfPalette(colours)), '') }
  return [own, ...nearestLooks(first, SHOWN - 1)]
}
