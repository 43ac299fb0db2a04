import type { z } from 'zod'
import type { LiveLookup } from './live-info.ts'

/** What an item of the library names that it shows in place of widgets; empty and null where it names nothing. */
export interface ItemTarget {
  websiteUrl: string
  productId: string | null
}

/** What every kind of slide declares that shows something in place of widgets. Shared code asks these; it never names a kind. */
export interface KindSchema<Part extends string = string, Content extends z.ZodType = z.ZodType> {
  /** The field of a public slide that says what it shows. */
  part: Part
  content: Content
  /** The field of an item that names it, and what that must be: the end of a sentence. */
  field: keyof ItemTarget
  fieldRule: string
  /** What a slide with this target shows; undefined when that names nothing which may be shown. */
  contentOf(target: ItemTarget): z.output<Content> | undefined
  /** True when a slide stays, by its name alone, though its target is gone. */
  staysWithout?: boolean
  /** The button that leads there wherever nothing but widgets can be drawn. */
  button?(target: ItemTarget): { linkValue: string; linkText: string } | undefined
  /** The part of it that tells most, for small pictures; the middle unless told. */
  anchor?(content: z.output<Content>, live: LiveLookup): 'TOP' | 'MIDDLE' | 'FOOT'
}

/** Keeps the literal types of a kind, so that its view and the registry can name them. */
export const defineKind = <Part extends string, Content extends z.ZodType>(
  kind: KindSchema<Part, Content>,
): KindSchema<Part, Content> => kind

/** A slide of a kind with all that is known of it, for the conformance suite and the gallery. */
export interface KindSample {
  target: ItemTarget
  live: LiveLookup
}
