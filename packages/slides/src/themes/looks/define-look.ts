import type { Message } from '@taplet/messages'
import type { z } from 'zod'
import { type AppTheme, appTheme } from '../../define/app-theme.ts'
import type { FontId } from '../../type/fonts.ts'
import type { en } from '../messages/en.ts'
import { messages } from '../messages/messages.ts'

/** A theme to choose from. */
export interface Look {
  id: string
  name: Message
  theme: AppTheme
}
export type LookId = keyof typeof en.names

type Source = Omit<z.input<typeof appTheme>, 'lookId' | 'drawing' | 'heading' | 'body'>
type Colours = readonly [main: string, deep: string, warm: string]
type Heading = z.input<typeof appTheme>['heading']

/** Defines a look; throws at once when it does not match the schema. */
export const look = (id: LookId, source: Source, drawing: Colours, heading: Heading, body: FontId): Look => {
  const [main, deep, warm] = drawing
  const theme = appTheme.parse({ ...source, lookId: id, drawing: { main, deep, warm }, heading, body: { font: body } })
  return { id, name: messages.later(`names.${id}`), theme }
}

export const serif = (weight: number, letterSpacing = -0.025): Heading => ({ font: 'fraunces', weight, letterSpacing })
export const young: Heading = { font: 'young-serif', weight: 400, letterSpacing: -0.025 }
export const slim = (isItalic = false): Heading => ({
  font: 'instrument-serif',
  weight: 400,
  letterSpacing: -0.015,
  isItalic,
})
export const poster: Heading = { font: 'big-shoulders-display', weight: 900, letterSpacing: 0 }
export const wide: Heading = { font: 'syne', weight: 700, letterSpacing: -0.03 }
export const grotesque: Heading = { font: 'bricolage-grotesque', weight: 800, letterSpacing: -0.03 }
export const plain: Heading = { font: 'familjen-grotesk', weight: 700, letterSpacing: -0.03 }
export const typed: Heading = { font: 'dm-mono', weight: 500, letterSpacing: -0.05 }
