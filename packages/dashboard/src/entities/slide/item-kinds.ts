import type { ItemType } from '@taplet/contract'
import type { KindType } from '@taplet/slides/schema'
import type { IconName } from '../../ui/icons/icon-shapes.tsx'

/** A word by which texts and addresses name a kind of slide, and its icon. */
interface ItemKind {
  word: string
  icon: IconName
}

/** Kinds of slides that show something in place of widgets: one line each, alphabetical; a missing one does not compile. */
const kinds = {
  EXTERNAL_WEBSITE: { word: 'website', icon: 'globe' },
  PRODUCT: { word: 'product', icon: 'bag' },
} as const satisfies { [T in KindType]: ItemKind }

/** All kinds of slides of the library. */
export const itemKinds = { CUSTOM: { word: 'custom', icon: 'slides' }, ...kinds } as const satisfies {
  [T in ItemType]: ItemKind
}
export type KindWord = (typeof kinds)[KindType]['word']

/** The kinds that are made from what is there already. */
export const kindTypes = Object.keys(kinds) as KindType[] // keys of the literal above
