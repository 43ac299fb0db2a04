import type { Message } from '@taplet/messages'
import { z } from 'zod'
import type { FormRef } from '../form/form-ref.ts'
import { app } from './actions/app.ts'
import { calendar } from './actions/calendar.ts'
import { contact } from './actions/contact.ts'
import { directions } from './actions/directions.ts'
import { nextSlide } from './actions/next-slide.ts'
import { slide } from './actions/slide.ts'
import { whatsapp } from './actions/whatsapp.ts'
import { wifi } from './actions/wifi.ts'
import type { PressActionSchema } from './define-action.ts'

/** The registry of press actions, in the order in which merchants choose them. */
export const pressActions = {
  NEXT_SLIDE: nextSlide,
  SLIDE: slide,
  APP: app,
  WHATSAPP: whatsapp,
  DIRECTIONS: directions,
  CALENDAR: calendar,
  CONTACT: contact,
  WIFI: wifi,
}
type Actions = typeof pressActions
export type PressActionType = keyof Actions
export type PressActionOf<T extends PressActionType> = z.output<Actions[T]['data']>

/** What a press does instead of opening an address. */
export type PressAction = { [T in PressActionType]: PressActionOf<T> }[PressActionType]

export const pressActionTypes = Object.keys(pressActions) as PressActionType[] // keys of the literal above

const members = Object.values(pressActions).map(({ data }) => data)

// The union is built from the table, so its members are only known at run time; `PressAction` is the same union in types.
const union = z.discriminatedUnion('type', members as never) as unknown as z.ZodType<PressAction>

/** The field of a widget; null for a plain address. */
export const pressAction = union.nullable().default(null)

export const isPressActionType = (value: string): value is PressActionType => Object.hasOwn(pressActions, value)

/** Returns an action of this type with nothing filled in. */
export const freshPressAction = (type: PressActionType): PressAction => union.parse({ type })

// Action and schema belong to one type by construction; the compiler cannot follow the correlated union.
const schemaOf = ({ type }: PressAction) => pressActions[type] as unknown as PressActionSchema

/** Returns where a press leads; '' for nowhere. */
export const pressHref = (action: PressAction, place: FormRef | undefined): string =>
  schemaOf(action).isComplete(action) ? schemaOf(action).href(action, place) : ''

/** Returns the slide of the same app that a press leads to: its id, or '' for the next; undefined for elsewhere. */
export const pressedSlide = (action: PressAction): string | undefined =>
  isPressComplete(action) ? schemaOf(action).toSlide?.(action) : undefined

/** Returns the clock that an action tells time by; empty for that of the app, undefined when it tells none. */
export const pressZone = (action: PressAction | null): string | undefined =>
  action ? schemaOf(action).timeZone?.(action) : undefined

export const isPressComplete = (action: PressAction): boolean => schemaOf(action).isComplete(action)
export const pressName = (type: PressActionType): Message => pressActions[type].name
export const pressWords = ({ type }: PressAction): Message => pressActions[type].words
export const pressIcon = (type: PressActionType): string | undefined => schemaOf({ type } as PressAction).icon // only its type is read
