import type { Brand } from '@taplet/contract'
import { brandTheme, type Look } from '@taplet/slides/themes'

/** Returns a brand as a look to choose from. */
export function brandLook({ brandId, name, style }: Pick<Brand, 'brandId' | 'name' | 'style'>): Look {
  const id = `brand-${brandId}`
  return { id, name: () => name, theme: brandTheme(style, id) }
}
