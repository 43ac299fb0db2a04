import type { SlideRule } from '@taplet/contract'

export const ruleChoices = ['always', 'weekends', 'untilDay', 'own', 'leftOut'] as const
/** The ways to say when a slide shows. */
export type RuleChoice = (typeof ruleChoices)[number]

const WEEKEND = [6, 7]

/** The simplest way to say what a rule says. */
export function choiceOf(rule: SlideRule): RuleChoice {
  const { isLeftOut, days = [], ...others } = rule
  if (isLeftOut) return 'leftOut'
  const names = Object.keys(others).join(' ')
  if (names === '' && days.length === 0) return 'always'
  if (names === '' && days.length === WEEKEND.length && WEEKEND.every((day) => days.includes(day))) return 'weekends'
  return names === 'endsOn' && days.length === 0 ? 'untilDay' : 'own'
}

/** The part of the typed rule that counts for a choice. */
export function ruleOf(choice: RuleChoice, { days, from, until, startsOn, endsOn }: SlideRule): SlideRule {
  if (choice === 'leftOut') return { isLeftOut: true }
  if (choice === 'weekends') return { days: WEEKEND }
  if (choice === 'untilDay') return endsOn === undefined ? {} : { endsOn }
  if (choice === 'always') return {}
  const own = { days: days?.length ? days : undefined, from, until, startsOn, endsOn }
  return Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined))
}

/** What nobody can mean, and the server refuses: no time between two times, a last day before the first. */
export const problemsOf = ({ from, until, startsOn = '', endsOn }: SlideRule) => ({
  until: from !== undefined && from === until,
  endsOn: endsOn !== undefined && endsOn < startsOn,
})
