import type { Message } from '@taplet/messages'
import { messages } from './messages/messages.ts'

/** A screen size that slides are tested on, in px. */
export interface Screen {
  name: Message
  width: number
  height: number
}

/** The phone on which contrast and tap targets are measured. */
export const REFERENCE = { name: messages.later('screens.usualPhone'), width: 390, height: 844 } satisfies Screen

/** Twelve sizes, from the smallest phone in use to the phone shown on a 1440 × 900 desktop. */
export const screens: readonly Screen[] = [
  { name: messages.later('screens.smallestPhone'), width: 320, height: 568 },
  { name: messages.later('screens.smallAndroidPhone'), width: 360, height: 640 },
  { name: messages.later('screens.androidPhone'), width: 360, height: 780 },
  { name: messages.later('screens.iPhoneSe'), width: 375, height: 667 },
  REFERENCE,
  { name: messages.later('screens.pixel'), width: 393, height: 852 },
  { name: messages.later('screens.largeAndroidPhone'), width: 412, height: 915 },
  { name: messages.later('screens.iPhoneMax'), width: 430, height: 932 },
  { name: messages.later('screens.smallTablet'), width: 600, height: 960 },
  { name: messages.later('screens.iPad'), width: 768, height: 1024 },
  { name: messages.later('screens.phoneSideways'), width: 844, height: 390 },
  { name: messages.later('screens.desktopStage'), width: 390, height: 804 },
]

export const TEXT_SCALES = [1, 2] as const
