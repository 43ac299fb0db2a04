import type { z } from 'zod'
import type { LiveLookup } from './live-info.ts'

/** What a library item shows in place of widgets; empty and null when it names nothing. */
export interface ItemTarget {
  websiteUrl: string
  productId: string | null
}

/** What a kind of slide declares that shows something in place of widgets. Shared code never names a kind. */
export interface KindSchema<Part extends string = string, Content extends z.ZodType = z.ZodType> {
  /** The field of a public slide that says what it shows. */
  part: Part
  content: Content
  /** The field of an item that names the target, and the rule for its value: the end of a sentence. */
  field: keyof ItemTarget
  fieldRule: string
  /** Returns what a slide with this target shows; undefined when the target is missing or must not be shown. */
  contentOf(target: ItemTarget): z.output<Content> | undefined
  /** True when a slide remains, without content, although its target is gone. */
  staysWithout?: boolean
  /** Returns what to call a slide with this target where nothing more is known of it; '' by default. */
  titleOf?(target: ItemTarget): string
  /** Returns the button that links to the target wherever only widgets can be drawn. */
  button?(target: ItemTarget): { linkValue: string; linkText: string } | undefined
  /** Returns the most telling part of it, for thumbnails; the middle by default. */
  anchor?(content: z.output<Content>, live: LiveLookup): 'TOP' | 'MIDDLE' | 'FOOT'
}

/** Keeps the literal types of a kind, so that its view and the registry can name them. */
export const defineKind = <Part extends string, Content extends z.ZodType>(
  kind: KindSchema<Part, Content>,
): KindSchema<Part, Content> => kind

/** A slide of a kind with all its live facts, for the conformance suite and the gallery. */
export interface KindSample {
  target: ItemTarget
  live: LiveLookup
}
