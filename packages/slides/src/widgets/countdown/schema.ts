import { z } from 'zod'
import { cardStyle, onCard } from '../../define/card-style.ts'
import { defineWidget } from '../../define/define-widget.ts'
import { shortText, wallTime, zoneName } from '../../define/fields.ts'
import { en } from './messages/en.ts'

export const MOST_TITLE = 60
export const MOST_OVER = 120

/** COUNTDOWN: how long it is until a moment, by the clock of its zone. */
const data = z.object({
  title: shortText(MOST_TITLE).default(en.titleExample),
  moment: wallTime,
  timeZone: zoneName,
  /** What stands there from then on. */
  over: shortText(MOST_OVER).default(''),
  metadata: cardStyle,
})

export const countdownSchema = defineWidget({
  ...onCard(data),
  data,
  defaults: data.parse({}),
  isEmpty: ({ moment }) => moment === '',
  lacks: ({ moment }) => (moment === '' ? 'TIME' : undefined),
  summary: ({ title }) => title,
  texts: ({ title, over }) => [title, over],
  timeZone: ({ moment, timeZone }) => (moment === '' ? undefined : timeZone),
})
