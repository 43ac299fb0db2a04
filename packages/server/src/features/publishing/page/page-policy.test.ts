import { expect, it } from 'vitest'
import { pagePolicy } from './page-policy.ts'

const page = { scripts: ['go()'], styles: ['a{}'], hasModules: true }
const payments = {
  scriptUrl: 'https://cards.example/v3/',
  connectOrigins: ['https://api.cards.example'],
  frameOrigins: ['https://cards.example', 'https://banks.example'],
}
const rulesOf = (policy: string) =>
  Object.fromEntries(policy.split('; ').map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1)]))

it('pagePolicy lets only pages that sell talk to the provider of payments, and frame it', () => {
  const plain = rulesOf(pagePolicy(page))
  const selling = rulesOf(pagePolicy({ ...page, payments }))
  expect(JSON.stringify(plain)).not.toContain('example')
  expect(plain).not.toHaveProperty('frame-src')
  expect(selling['script-src']).toEqual([
    ...(plain['script-src'] ?? []),
    'https://cards.example',
    'https://*.cards.example',
  ])
  expect(selling['connect-src']).toEqual(["'self'", 'https://api.cards.example'])
  expect(selling['frame-src']).toEqual(['https://cards.example', 'https://banks.example'])
  const { 'script-src': _scripts, 'connect-src': _connects, 'frame-src': _frames, ...others } = selling
  expect(plain).toMatchObject(others)
})

it('pagePolicy allows no further host for a script that comes from our own, and no frame twice', () => {
  const own = { scriptUrl: '/dev/card.js', connectOrigins: ["'self'"], frameOrigins: ["'self'"] }
  const rules = rulesOf(pagePolicy({ ...page, payments: own, frames: ['https://menu.example', "'self'"] }))
  expect(rules['script-src']).toEqual(rulesOf(pagePolicy(page))['script-src'])
  expect(rules['connect-src']).toEqual(["'self'"])
  expect(rules['frame-src']).toEqual(['https://menu.example', "'self'"])
})
