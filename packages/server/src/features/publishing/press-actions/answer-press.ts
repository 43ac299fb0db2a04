import { experiencePath } from '@taplet/contract'
import { plainQrSvg } from '@taplet/qr'
import {
  isPressComplete,
  type PressAction,
  type PressActionOf,
  type PressActionType,
  wifiCode,
} from '@taplet/slides/schema'
import { contactFile } from './contact-file.ts'
import { eventFile } from './event-file.ts'
import { mapAddress } from './map-address.ts'
import type { PressAnswer } from './press-answer.ts'

export interface PressInfo {
  userAgent: string
  /** Path of the app that the widget is in. */
  path: string
  itemId: string
  /** The clock of the app, where an action asks for it. */
  timeZone?: string | undefined
  widgetId: string
}

export interface PressDependencies {
  /** Returns the current path of an app, whatever its state. */
  pathOf(experienceId: string): Promise<string | undefined>
  origin: string
  clock: () => Date
}

type Answers = {
  [T in PressActionType]?: (
    action: PressActionOf<T>,
    info: PressInfo,
    dependencies: PressDependencies,
  ) => PressAnswer | undefined | Promise<PressAnswer | undefined>
}

/** What our server answers, by type; others lead on without it. */
const answers: Answers = {
  async APP({ experienceId }, _, { pathOf }) {
    const path = await pathOf(experienceId)
    return path === undefined ? undefined : { kind: 'REDIRECT', url: experiencePath(path) }
  },
  CALENDAR: (event, { path, itemId, widgetId, timeZone }, { origin, clock }) => ({
    kind: 'FILE',
    type: 'text/calendar; charset=utf-8; method=PUBLISH',
    fileName: `${event.title}.ics`,
    body: eventFile(event.timeZone ? event : { ...event, timeZone: timeZone ?? '' }, {
      uid: `${itemId}.${widgetId}@${new URL(origin).hostname}`,
      url: `${origin}${experiencePath(path)}`,
      now: clock(),
    }),
  }),
  CONTACT: (contact) => ({
    kind: 'FILE',
    type: 'text/vcard; charset=utf-8',
    fileName: `${contact.name || contact.company}.vcf`,
    body: contactFile(contact),
  }),
  DIRECTIONS: ({ place }, { userAgent }) => ({ kind: 'REDIRECT', url: mapAddress(place, userAgent) }),
  WIFI: (network) => ({
    kind: 'FILE',
    type: 'image/svg+xml',
    fileName: 'wifi.svg',
    body: plainQrSvg(wifiCode(network)),
  }),
}

/** Returns what a press on a published widget is answered with; undefined when it leads nowhere. */
export async function answerPress(
  action: PressAction,
  info: PressInfo,
  dependencies: PressDependencies,
): Promise<PressAnswer | undefined> {
  if (!isPressComplete(action)) return undefined
  // Answer and action belong to one type by construction; the compiler cannot follow the correlated union.
  const answer = answers[action.type] as
    | ((...about: [PressAction, PressInfo, PressDependencies]) => ReturnType<typeof answerPress>)
    | undefined
  return answer?.(action, info, dependencies)
}
