import { LINK_PASSWORD } from '@taplet/contract'
import { linkSlug } from '@taplet/contract/schemas'
import type { Resolver } from 'react-hook-form'
import type { Text, TextKey } from '../../../../text/text-key.ts'
import { addressProblem, destinationProblem } from '../../parts/destination-value.ts'
import { ruleProblem } from '../../rules/rule-problem.ts'
import type { LinkValues } from './link-values.ts'
import { fromZonedTime } from '../../../../lib/timing/zoned-time.ts'

const TOO_SHORT = 'linkForm:problems.password'
type Problem = TextKey | typeof TOO_SHORT
type Problems = Partial<Record<keyof LinkValues, Problem>>

/** Validation errors by field. `now`: an expiry in the past is an error. */
export function findProblems(values: LinkValues, now: number): Problems {
  const { destination, fallbackUrl, slug, rules, password, expires } = values
  const end = fromZonedTime(expires.local, expires.zone)
  const found: Record<keyof Problems, Problem | false | undefined> = {
    ...noProblems,
    destination: destinationProblem(destination),
    fallbackUrl: addressProblem(fallbackUrl),
    slug: !linkSlug.safeParse(slug).success && 'linkForm:problems.slug',
    rules: rules.some((rule) => ruleProblem(rule)) && 'linkForm:problems.rules',
    password: password.change === 'SET' && password.value.length < LINK_PASSWORD.min && TOO_SHORT,
    expires: end !== null && Date.parse(end) <= now && 'linkForm:problems.past',
  }
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem))
}

const noProblems: Record<keyof LinkValues, undefined> = {
  active: undefined,
  destination: undefined,
  expires: undefined,
  fallbackUrl: undefined,
  isTag: undefined,
  note: undefined,
  password: undefined,
  qrDesignId: undefined,
  rules: undefined,
  slug: undefined,
  tagName: undefined,
  tagSubType: undefined,
  utm: undefined,
}

/** The same for react-hook-form, as messages. An expiry past before editing does not block other changes. */
export const problemResolver =
  (t: Text, opened: LinkValues): Resolver<LinkValues> =>
  (values) => {
    const isSameEnd = values.expires.local === opened.expires.local && values.expires.zone === opened.expires.zone
    const problems = Object.entries(findProblems(values, isSameEnd ? 0 : Date.now()))
    if (problems.length === 0) return { values, errors: {} }
    const errors = problems.map(([field, key]) => [
      field,
      { type: 'validate', message: key === TOO_SHORT ? t(key, { min: LINK_PASSWORD.min }) : t(key) },
    ])
    return { values: {}, errors: Object.fromEntries(errors) }
  }
