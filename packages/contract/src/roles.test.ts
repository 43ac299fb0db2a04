import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { contract } from './contract.ts'
import type { Call } from './kit/call.ts'
import { CAPABILITIES, type Capability, ROLES, roleAllows } from './people/roles.ts'

const MEANINGS: Record<Capability, string> = {
  self: 'Their own sign-in, sessions and history, and the accounts they belong to',
  basics: 'See the account, and the names of its apps, slides, links and designs',
  numbers: 'See visits and scans',
  catalogue: 'See products, and whether they can be sold',
  content: 'Make and change apps, slides, links, designs, media and products',
  sales: 'Orders, reviews and sign-ups, with what visitors wrote',
  account: 'Profile, plan, payouts, people, webhooks, the end of the account',
}

/** Each feature's calls by what they need: one line each, so that features do not meet in a line. */
const callRows = Object.entries(contract).flatMap(([feature, group]) =>
  CAPABILITIES.flatMap((needed) => {
    const names = Object.entries<Call>(group).flatMap(([name, call]) => (call.needs === needed ? [`\`${name}\``] : []))
    return names.length === 0 ? [] : [[feature, `\`${needed}\``, names.join(', ')]]
  }),
)

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')

const DOCUMENT = `# Roles

Who may do what in an account. Written by \`contract/src/roles.test.ts\` from \`contract/src/people/roles.ts\` and the addresses of the calls; \`npx vitest run packages/contract/src/roles.test.ts -u\` writes it anew.

${table(
  ['', ...ROLES],
  CAPABILITIES.map((needed) => [
    `${MEANINGS[needed]} (\`${needed}\`)`,
    ...ROLES.map((role) => (roleAllows(role, needed) ? 'yes' : '–')),
  ]),
)}

Calls for anyone (pages of visitors, sign-in, explore) need no role. Every other call needs one of these:

${table(['feature', 'needs', 'calls'], callRows)}
`

describe('the roles of people in an account', () => {
  it('are documented as the contract states them', async () => {
    await expect(DOCUMENT).toMatchFileSnapshot(join(import.meta.dirname, '../../../docs/roles.md'))
  })

  it('let an owner do everything, and everybody their own things', () => {
    for (const needed of CAPABILITIES) expect(roleAllows('owner', needed)).toBe(true)
    for (const role of ROLES) expect(roleAllows(role, 'self')).toBe(true)
  })

  it('keep plan, payouts and people with owners alone', () => {
    expect(ROLES.filter((role) => roleAllows(role, 'account'))).toEqual(['owner'])
  })
})
