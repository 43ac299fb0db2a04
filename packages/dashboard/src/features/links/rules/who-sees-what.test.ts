import type { LinkRule } from '@taplet/contract'
import { expect, test } from 'vitest'
import { newRule } from './new-rule.ts'
import { whoSeesWhat } from './who-sees-what.ts'

const to = (destinationUrl: string) => ({ experienceId: null, slideId: null, destinationUrl })
const aRule = (ruleId: string, change: Partial<LinkRule>): LinkRule => ({
  ...newRule(ruleId),
  destination: to(`https://lark.coffee/${ruleId}`),
  ...change,
})
const linkWith = (...rules: LinkRule[]) => ({ ...to('https://lark.coffee/'), rules })
const anIphone = { device: 'IOS', country: 'PT', at: new Date('2026-07-01T12:00:00Z') } as const
/** The destinations and their shares, as text. */
const shares = (...[link, visitor]: Parameters<typeof whoSeesWhat>) =>
  whoSeesWhat(link, visitor).map(
    (part) => `${part.percent} % by ${part.place ?? 'none'}: ${part.destination.destinationUrl}`,
  )

test('without rules everybody is led to the destination of the link', () => {
  expect(shares(linkWith(), anIphone)).toEqual(['100 % by none: https://lark.coffee/'])
})

test('the first rule whose conditions hold leads', () => {
  const rules = [aRule('android', { devices: ['ANDROID'] }), aRule('portugal', { countries: ['PT'] }), aRule('all', {})]
  expect(shares(linkWith(...rules), anIphone)).toEqual(['100 % by 2: https://lark.coffee/portugal'])
  expect(shares(linkWith(...rules), { ...anIphone, country: 'ES' })).toEqual(['100 % by 3: https://lark.coffee/all'])
})

test('shares of rules are taken from what earlier ones leave', () => {
  const rules = [aRule('a', { share: 50 }), aRule('b', { share: 50 })]
  expect(shares(linkWith(...rules), anIphone)).toEqual([
    '50 % by 1: https://lark.coffee/a',
    '25 % by 2: https://lark.coffee/b',
    '25 % by none: https://lark.coffee/',
  ])
})

test('a rule whose time is over leads nobody', () => {
  const rule = aRule('june', { until: '2026-06-30T22:00:00.000Z' })
  expect(shares(linkWith(rule), anIphone)).toEqual(['100 % by none: https://lark.coffee/'])
})
