import { type ArtFrame, artAddress } from '../art/art-address.ts'
import type { DrawingId } from '../art/registry.ts'
import type { directLinkTypes } from '../social-links/networks.ts'
import type { TemplateWidget } from '../templates/define-template.ts'
import { ask, slot, text } from '../templates/pieces.ts'
import { ACCENT, type AppTemplateWidget, INK } from './define-app-template.ts'

type LinkType = (typeof directLinkTypes)[number]

/** In no look yet; wearing one changes the address. */
const PLAIN = {
  ground: '#FFFFFF',
  tint: '#E6F1FF',
  ink: INK,
  button: ACCENT,
  main: '#2E9E6B',
  deep: '#1B5E4A',
  warm: '#F0854A',
} as const

export const art = (id: DrawingId, frame: ArtFrame): string => artAddress(id, frame, PLAIN)

/** A drawing from edge to edge; tapped in the editor, a photo of one's own takes its place. */
export const picture = (id: DrawingId): TemplateWidget => ({
  widgetType: 'IMAGE',
  widgetData: {
    imageUrl: art(id, 'PICTURE'),
    isOrnament: true,
    metadata: { isBleeding: true, ratio: 'LANDSCAPE', borderRadius: 0, spacing: 0 },
  },
})

const HEADING = { fontWeight: 700, lineHeight: 1.02, letterSpacing: -0.02, textColor: INK } as const
const BODY = { fontWeight: 500, letterSpacing: 0, lineHeight: 1.4, textColor: INK } as const
const ROW = { fontWeight: 600, letterSpacing: -0.01, lineHeight: 1.2, hasRule: true, textColor: INK } as const

/** The app's name, as large as it may be. */
export const title = (words = '{name}'): TemplateWidget => text(words, { ...HEADING, textSize: 64, spacing: 0 })

export const heading = (words: string, spacing = 0): TemplateWidget =>
  text(words, { ...HEADING, textSize: 46, spacing })

/** The heading of a slide without a picture. */
export const bold = (words: string): TemplateWidget => text(words, { ...HEADING, textSize: 60, spacing: 16 })

/** Words that hold for most of a trade. */
export const words = (said: string, spacing = 12): TemplateWidget => text(said, { ...BODY, textSize: 18, spacing })

/** Words that only the owner knows. */
export const own = (asked: string, spacing = 12): TemplateWidget => ask(asked, { ...BODY, textSize: 18, spacing })

/** Where it is; known of a brand. */
export const street = (asked: string): AppTemplateWidget => ({ ...own(asked), takes: 'ADDRESS' })

/** The heading of a group of rows; visitors see it with the first row that is filled in. */
export const label = (said: string, spacing = 22): TemplateWidget =>
  text(said, { ...BODY, fontWeight: 700, textSize: 16, textColor: ACCENT, isGroupHeading: true, spacing })

/** A line of a list: what, a tab, how much; with what belongs to it below. */
export const row = (asked: string, detail = '', spacing = 14): TemplateWidget =>
  ask(asked, { ...ROW, textSize: 24, leader: 'NONE', spacing }, detail)

/** When it is open, in as many lines as there are; a brand knows all of them. */
export const openingHours = (first: string, ...more: readonly string[]): AppTemplateWidget[] => [
  { ...row(first, '', 16), takes: 'HOURS' },
  ...more.map((asked) => ({ ...row(asked), takes: 'MORE_HOURS' as const })),
]

/** A line of a list that most people keep. */
export const common = (said: string, detail = '', spacing = 14): TemplateWidget =>
  text(said, { ...ROW, textSize: 24, leader: 'NONE', spacing }, detail)

/** A line of a timetable: when, a tab, what. */
export const hour = (asked: string, detail = '', spacing = 14): TemplateWidget =>
  ask(asked, { ...ROW, textSize: 24, leader: 'COLUMN', hasRule: false, spacing }, detail)

const CARD = { ...ROW, textSize: 24, hasRule: false, fillColor: PLAIN.tint, borderRadius: 16 } as const

/** A step with its number, on a card. */
export const step = (said: string, detail: string, spacing = 10): TemplateWidget =>
  text(said, { ...CARD, leader: 'COLUMN', padding: 20, spacing }, detail)

/** An answer or a hint, on a card. */
export const note = (said: string, detail: string, spacing = 10): TemplateWidget =>
  text(said, { ...CARD, padding: 20, spacing }, detail)

/** The same, in the owner's words. */
export const ownStep = (asked: string, detail: string, spacing = 10): TemplateWidget =>
  ask(asked, { ...CARD, leader: 'COLUMN', padding: 20, spacing }, detail)

/** A time or a number on a card: one of two in a row. */
export const tile = (asked: string, detail: string, spacing = 10): TemplateWidget =>
  ask(asked, { ...CARD, isHalf: true, padding: 16, spacing }, detail)

/** A picture that only the owner has: one of two in a row. */
export const half = (asked: string, ratio: 'SQUARE' | 'PORTRAIT' = 'SQUARE', spacing = 10): TemplateWidget =>
  slot(asked, { isHalf: true, ratio, spacing })

/** A picture that fills half of its slide: nothing else is as telling there. */
export const large = (asked: string, spacing = 18): TemplateWidget => slot(asked, { ratio: 'SQUARE', spacing })

export const wide = (asked: string, spacing = 18): TemplateWidget => slot(asked, { ratio: 'LANDSCAPE', spacing })

const link = (linkText: string, linkType: LinkType, emphasis: 'FILLED' | 'QUIET', spacing: number): TemplateWidget => ({
  widgetType: 'LINK',
  widgetData: { linkText, linkType, emphasis, spacing },
})

/** The primary button of a slide; its address is asked for. */
export const action = (linkText: string, linkType: LinkType = 'customlink'): TemplateWidget =>
  link(linkText, linkType, 'FILLED', 20)

/** Leads to the address; known of a brand. */
export const wayHere = (): AppTemplateWidget => ({ ...action('Show the way'), takes: 'DIRECTIONS' })

export const second = (linkText: string, linkType: LinkType = 'customlink'): TemplateWidget =>
  link(linkText, linkType, 'QUIET', 10)
