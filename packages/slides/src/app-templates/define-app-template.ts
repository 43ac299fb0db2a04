import type { Message } from '@taplet/messages'
import type { z } from 'zod'
import type { DrawingId } from '../art/registry.ts'
import { slide, type Slide, type viewMetadata } from '../slide/slide-schema.ts'
import type { TemplateWidget } from '../templates/define-template.ts'
import type { LookId } from '../themes/looks/define-look.ts'
import type { en } from './messages/en.ts'
import { messages } from './messages/messages.ts'

/** A slide of a whole app as template authors write it. */
export interface AppSlideSource {
  look: Omit<z.input<typeof viewMetadata>, 'theme'>
  widgets: readonly AppTemplateWidget[]
}

/**
 * What a text or a button asks for that a brand may know; MORE_HOURS are further lines, not needed once the hours are known.
 */
export type Takes = 'ADDRESS' | 'DIRECTIONS' | 'HOURS' | 'MORE_HOURS'
export type AppTemplateWidget = TemplateWidget & { takes?: Takes }

type SlideName = keyof typeof en.slides

interface AppTemplateSource {
  id: keyof typeof en.names
  /** Keywords to find it by, besides its name. */
  words: readonly string[]
  /** Looks that suit the trade, best first. */
  looks: readonly [LookId, ...LookId[]]
  /** The picture that stands for it. */
  drawing: DrawingId
  slides: readonly (readonly [name: SlideName, source: AppSlideSource])[]
}

/** An app to start from: slides in no look yet, with the words of a trade; `{name}` stands for the app's name. */
export interface AppTemplate extends Omit<AppTemplateSource, 'slides'> {
  name: Message
  slides: readonly { id: SlideName; name: Message; slide: Slide; takes: ReadonlyMap<string, Takes> }[]
}

/** The text colour of slides that wear no look yet; text in any other colour is an accent. */
export const INK = '#0E1A2B'
export const ACCENT = '#1263D2'

/** Defines a whole app as data; throws at once when a slide of it does not match the schema. */
export function defineAppTemplate({ slides, ...about }: AppTemplateSource): AppTemplate {
  return {
    ...about,
    name: messages.later(`names.${about.id}`),
    slides: slides.map(([id, { look, widgets }], at) => {
      const named = widgets.map(({ takes, ...widget }, index) => ({
        takes,
        widget: { widgetId: `${about.id}-${at + 1}-${index + 1}`, ...widget },
      }))
      return {
        id,
        name: messages.later(`slides.${id}`),
        slide: slide.parse({
          viewId: `${about.id}-${at + 1}`,
          viewMetadata: { ...look, theme: { ink: INK } },
          widgets: named.map(({ widget }) => widget),
        }),
        takes: new Map(named.flatMap(({ takes, widget }) => (takes ? [[widget.widgetId, takes] as const] : []))),
      }
    }),
  }
}
