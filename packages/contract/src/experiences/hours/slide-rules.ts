import { objection } from '@taplet/messages'
import { entityId } from '@taplet/slides/schema'
import { z } from 'zod'
import { messages } from '../../kit/field-errors/messages/messages.ts'
import { timeOfDay } from '../../links/link-rules.ts'
import { MAX_SLIDES } from '../limits.ts'

/** When visitors see a slide of an app, by the clock of the app; what is left out is no condition. */
export const slideRule = z.object({
  isLeftOut: z.literal(true).optional().meta({ description: 'Nobody sees it, as if it were not in the app' }),
  days: z.array(z.number().int().min(1).max(7)).max(7).optional().meta({ description: '1 Monday to 7 Sunday' }),
  from: timeOfDay.optional(),
  until: timeOfDay.optional().meta({ description: 'The first moment that is too late; before `from`: the next day' }),
  startsOn: z.iso.date().optional().meta({ description: 'Its first day' }),
  endsOn: z.iso.date().optional().meta({ description: 'Its last day; hours that begin on it go on past midnight' }),
})
export type SlideRule = z.output<typeof slideRule>

const isOnceEach = (days: readonly number[]): boolean => days.length > 0 && new Set(days).size === days.length

/** A rule as it is sent: stored ones of before may say what nobody would say now. */
const slideRuleInput = slideRule
  .extend({ days: slideRule.shape.days.refine((days) => !days || isOnceEach(days), objection(messages.later('days'))) })
  .refine(({ from, until }) => from === undefined || from !== until, {
    path: ['until'],
    message: objection(messages.later('untilIsFrom')),
  })
  .refine(({ startsOn = '', endsOn }) => endsOn === undefined || startsOn <= endsOn, {
    path: ['endsOn'],
    message: objection(messages.later('endsBeforeStart')),
  })

const bySlide = <Rule extends z.ZodType>(rule: Rule) =>
  z
    .record(entityId, rule)
    .refine(
      (rules) => Object.keys(rules).length <= MAX_SLIDES,
      objection(messages.later('tooManySlides', { max: MAX_SLIDES })),
    )

/** By experienceItemId. */
export const slideRules = bySlide(slideRule)
export const slideRulesInput = bySlide(slideRuleInput)
export type SlideRules = z.output<typeof slideRules>
