import type { ItemType } from '@taplet/contract'
import type { KindType } from '@taplet/slides/schema'
import type { IconName } from '../../ui/icons/icon-shapes.tsx'

/** The word for a slide kind in text keys and addresses, and its icon. */
interface ItemKind {
  word: string
  icon: IconName
}

/** Slide kinds that show something in place of widgets: one line each, alphabetical; a missing one does not compile. */
const kinds = {
  EXTERNAL_WEBSITE: { word: 'website', icon: 'globe' },
  PRODUCT: { word: 'product', icon: 'bag' },
} as const satisfies { [T in KindType]: ItemKind }

/** All slide kinds of the library. */
export const itemKinds = { CUSTOM: { word: 'custom', icon: 'slides' }, ...kinds } as const satisfies {
  [T in ItemType]: ItemKind
}
export type KindWord = (typeof kinds)[KindType]['word']

/** The kinds that are created from something that exists already. */
export const kindTypes = Object.keys(kinds) as KindType[] // keys of the literal above
