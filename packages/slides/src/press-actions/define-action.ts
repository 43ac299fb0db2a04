import type { Message } from '@taplet/messages'
import type { z } from 'zod'
import type { FormRef } from '../form/form-ref.ts'

/** In place of a slide's id: the one after this. */
export const NEXT = ''

/** What every press action declares about itself. Shared code reads these; it never names a type. */
export interface PressActionSchema<Data extends z.ZodObject = z.ZodObject> {
  data: Data
  name: Message
  /** The text on a button that has none of its own. */
  words: Message
  /** Strokes in a 24 × 24 square; none for those that have the arrow of all links. */
  icon?: string
  /** False while a part that it cannot do without is missing; visitors then do not see its button. */
  isComplete(data: z.output<Data>): boolean
  /** Returns the slide of the same app that it leads to: its id, or NEXT; absent when it leads elsewhere. */
  toSlide?(data: z.output<Data>): string
  /** Returns the clock that it tells time by; empty for that of the app, absent when it tells none. */
  timeZone?(data: z.output<Data>): string
  /** Returns where it leads from this widget of a published page; '' where it can lead nowhere, as in editors. */
  href(data: z.output<Data>, place: FormRef | undefined): string
}

export const definePressAction = <Data extends z.ZodObject>(schema: PressActionSchema<Data>): PressActionSchema<Data> =>
  schema
