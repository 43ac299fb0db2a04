import type { z } from 'zod'
import type { KindSchema } from '../../define/define-kind.ts'
import { productKind } from '../../kinds/product/schema.ts'
import { websiteKind } from '../../kinds/website/schema.ts'

/** Kinds of slides that show something in place of widgets, alphabetical. The key is the wire's `itemType` (D16). */
export const kindSchemas = {
  EXTERNAL_WEBSITE: websiteKind,
  PRODUCT: productKind,
}
type KindSchemas = typeof kindSchemas
export type KindType = keyof KindSchemas

/** What a slide carries to show something in place of widgets: one of these. */
export type KindParts = {
  [T in KindType as KindSchemas[T]['part']]?: z.output<KindSchemas[T]['content']> | undefined
}

const parts = Object.values(kindSchemas).map(({ part, content }) => [part, content.optional()])

/** The same as schema fields; built from the table, so its members are only known at run time. */
export const kindParts = Object.fromEntries(parts) as {
  [T in KindType as KindSchemas[T]['part']]: z.ZodOptional<KindSchemas[T]['content']>
}

export const kindTypes = Object.keys(kindSchemas) as KindType[] // keys of the literal above

interface KindOfSlide {
  type: KindType
  kind: KindSchema
  content: unknown
}

/** Returns what a slide shows in place of widgets, and its kind; undefined for a slide of widgets. */
export function kindOf(slide: KindParts): KindOfSlide | undefined {
  for (const type of kindTypes) {
    const kind: KindSchema = kindSchemas[type]
    const content: unknown = Reflect.get(slide, kind.part)
    if (content !== undefined) return { type, kind, content }
  }
  return undefined
}
