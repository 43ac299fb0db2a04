import type { LightMyRequestResponse } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anApp } from '../../testing/an-app.ts'
import { type TestApp, startTestApp } from '../../testing/start-test-app.ts'

// Whatever happens to a link, its app and its owner: the printed code shows the page, the fallback or a notice.
const WEBSITE = 'https://shop.example/menu?a=1'
const FALLBACK = 'https://owner.example/closed'
const BLOCKED = 'https://bad.example/'

const APPS = ['LIVE', 'RESTING', 'DELETED', 'TAKEN_DOWN'] as const
const ACCOUNTS = ['ACTIVE', 'INACTIVE'] as const
const FALLBACKS = [false, true] as const
type App = (typeof APPS)[number]

interface Values {
  experience_id?: string | null
  item_id?: string
  destination_url?: string
  active?: boolean
  deleted_at?: Date
  expires_at?: Date
  password_hash?: string
  rules?: string
}
interface Kind {
  values: Values
  /** A physical tag with that id, and whether it has an owner. */
  tag?: { isOwned: boolean; isDisabled?: boolean }
  isTakenDown?: boolean
}

const rule = (more: object) =>
  JSON.stringify([
    { ruleId: 'a'.repeat(22), destination: { experienceId: null, slideId: null, destinationUrl: WEBSITE }, ...more },
  ])
const KINDS = {
  plain: { values: {} },
  slide: { values: { item_id: 'a-slide-that-is-gone' } },
  off: { values: { active: false } },
  deleted: { values: { deleted_at: new Date() } },
  expired: { values: { expires_at: new Date('2020-01-01') } },
  ending: { values: { expires_at: new Date('2100-01-01') } },
  password: { values: { password_hash: 'scrypt$16384$c2FsdA$a2V5' } },
  website: { values: { experience_id: null, destination_url: WEBSITE } },
  websiteOff: { values: { experience_id: null, destination_url: WEBSITE, active: false } },
  blocked: { values: { experience_id: null, destination_url: BLOCKED } },
  nowhere: { values: { experience_id: null } },
  itself: { values: { experience_id: null } },
  androids: { values: { rules: rule({ devices: ['ANDROID'] }) } },
  everybody: { values: { rules: rule({}) } },
  strange: { values: { rules: '[{"ruleId":7}]' } },
  takenDown: { values: {}, isTakenDown: true },
  websiteTakenDown: { values: { experience_id: null, destination_url: WEBSITE }, isTakenDown: true },
  claimed: { values: {}, tag: { isOwned: true } },
  released: { values: { deleted_at: new Date() }, tag: { isOwned: false } },
  disabled: { values: {}, tag: { isOwned: true, isDisabled: true } },
} as const satisfies Record<string, Kind>
type KindName = keyof typeof KINDS

interface Case {
  name: string
  kind: KindName
  app: App
  isActive: boolean
  hasFallback: boolean
  tagId: string
  slug: string
}

const AGENTS = {
  iPhone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1',
  whatsApp: 'WhatsApp/2.24 A',
  googlebot: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  scanner: 'ZXing (Android)',
} as const

type Outcome = 'APP' | 'ASKED' | 'OVER' | 'STOPPED' | 'TO_SET_UP' | 'WEBSITE'
/** The response of each link while its owner is active; the others lead to their app. */
const OUTCOMES: { [K in KindName]?: Outcome } = {
  blocked: 'STOPPED',
  deleted: 'OVER',
  disabled: 'STOPPED',
  everybody: 'WEBSITE',
  expired: 'OVER',
  itself: 'OVER',
  nowhere: 'OVER',
  off: 'OVER',
  password: 'ASKED',
  released: 'TO_SET_UP',
  takenDown: 'STOPPED',
  website: 'WEBSITE',
  websiteOff: 'OVER',
  websiteTakenDown: 'STOPPED',
}
/** A takedown and a tag's state do not depend on its owner. */
const FOR_ANY_OWNER: readonly KindName[] = ['disabled', 'released', 'takenDown', 'websiteTakenDown']
const OF_APP: { [A in App]: Outcome } = { DELETED: 'OVER', LIVE: 'APP', RESTING: 'OVER', TAKEN_DOWN: 'STOPPED' }
const STATUS = { APP: 200, ASKED: 200, STOPPED: 410, TO_SET_UP: 200 } as const

function outcomeOf({ kind, app, isActive }: Case, agent: keyof typeof AGENTS): Outcome {
  if (!isActive && !FOR_ANY_OWNER.includes(kind)) return 'OVER'
  if (kind === 'androids' && agent === 'scanner') return 'WEBSITE'
  const outcome = OUTCOMES[kind] ?? 'APP'
  return outcome === 'APP' ? OF_APP[app] : outcome
}

/** What owner and operator would expect, implemented independently of the product. */
function expected(one: Case, agent: keyof typeof AGENTS): number {
  const outcome = outcomeOf(one, agent)
  // Chats get a page about the website instead of a redirect.
  const led = agent === 'whatsApp' ? 200 : 302
  if (outcome === 'WEBSITE') return led
  if (outcome !== 'OVER') return STATUS[outcome]
  const { values }: Kind = KINDS[one.kind]
  const isOfHarm = one.app === 'TAKEN_DOWN' && values.experience_id !== null
  return one.hasFallback && !isOfHarm ? led : 410
}

/** Returns what is wrong with a response, beyond the expectations of owner and operator. */
function faultsOf(
  one: Case,
  agent: keyof typeof AGENTS,
  { statusCode, body, headers }: LightMyRequestResponse,
): string[] {
  const wanted = expected(one, agent)
  const isSecret = statusCode === 410 || one.kind === 'password'
  const hasPage = agent !== 'googlebot' && statusCode !== 302
  return [
    statusCode !== wanted && `${statusCode}, not ${wanted}`,
    hasPage && !body.endsWith('</html>') && 'not a page',
    isSecret && body.includes('Secret Garden') && 'names what is private',
    !headers['content-security-policy'] && 'no policy',
  ].filter((fault) => fault !== false)
}

let content: TestApp
const cases: Case[] = []
beforeAll(async () => {
  content = await startTestApp()
  const { db } = content
  const takeDown = (what: { experience_id?: string; tag_id?: string }) =>
    db
      .insertInto('takedowns')
      .values({ ...what, reason: 'harm' })
      .execute()
  await db.insertInto('blocked_hosts').values({ host: 'bad.example' }).execute()
  for (const status of ACCOUNTS) {
    const owner = await content.anAccount(200)
    for (const app of APPS) {
      const path = `${status}-${app}`.toLowerCase().replace('_', '-')
      const { page } = await anApp(owner, path, { pageName: 'Secret Garden' })
      for (const hasFallback of FALLBACKS)
        for (const kind of Object.keys(KINDS) as KindName[]) await give({ kind, app, status, hasFallback, owner, page })
      if (app === 'RESTING') await owner.api.experiences.update({ ...page, active: false })
      if (app === 'DELETED') await owner.api.experiences.delete({ rootPageId: path, fullPagePath: path })
      if (app === 'TAKEN_DOWN') await takeDown({ experience_id: page.experienceId })
    }
    await db.updateTable('accounts').set({ status }).where('account_id', '=', owner.accountId).execute()
  }
  await content.heard()

  async function give(about: {
    kind: KindName
    app: App
    status: string
    hasFallback: boolean
    owner: { accountId: string }
    page: { experienceId: string }
  }): Promise<void> {
    const { kind, app, status, hasFallback, owner, page } = about
    const { values, tag, isTakenDown }: Kind = KINDS[kind]
    const name = `${kind}-${app}-${status}-${hasFallback}`
    const slug = `s${cases.length}-short`
    const tagId = `Id${String(cases.length).padStart(20, '0')}`
    const link = { tag_id: tagId, account_id: owner.accountId, slug, experience_id: page.experienceId, ...values }
    await db
      .insertInto('links')
      .values({ ...link, fallback_url: hasFallback ? FALLBACK : '' })
      .execute()
    for (const one of [slug, `old-${slug}`])
      await db.insertInto('link_slugs').values({ slug: one, tag_id: tagId, account_id: owner.accountId }).execute()
    if (kind === 'itself')
      await db
        .updateTable('links')
        .set({ destination_url: `https://taplet.example/t/${slug}` })
        .where('tag_id', '=', tagId)
        .execute()
    if (tag)
      await db
        .insertInto('physical_tags')
        .values({
          tag_id: tagId,
          tag_sub_type: 'GOLD',
          account_id: tag.isOwned ? owner.accountId : null,
          disabled_at: tag.isDisabled ? new Date() : null,
        })
        .execute()
    if (isTakenDown) await takeDown({ tag_id: tagId })
    cases.push({ name, kind, app, isActive: status === 'ACTIVE', hasFallback, tagId, slug })
  }
})
afterAll(() => content.stop())

describe('every code that was ever given', () => {
  it('is answered as its link, app, owner and operator want it, and never by 404 or an error', async () => {
    const wrong: string[] = []
    for (const one of cases)
      for (const agent of Object.keys(AGENTS) as (keyof typeof AGENTS)[]) {
        const method = agent === 'googlebot' ? 'HEAD' : 'GET'
        const url = `/t/${agent === 'scanner' ? one.slug : one.tagId}`
        const answer = await content.get(url, { method, headers: { 'user-agent': AGENTS[agent] } })
        wrong.push(...faultsOf(one, agent, answer).map((fault) => `${one.name} ${agent}: ${fault}`))
      }
    expect(wrong).toEqual([])
  })

  it('is found under every name that it has or had, and however a bad reader spells it', async () => {
    const wrong: string[] = []
    for (const one of cases.filter(({ hasFallback }) => hasFallback)) {
      const { tagId, slug } = one
      const plain = (await content.get(`/t/${tagId}`)).statusCode
      for (const url of [
        `/t/${slug}`,
        `/t/old-${slug}`,
        `/t/${slug.toUpperCase()}`,
        `/t/${tagId}/`,
        `/T/${tagId}`,
        `/t/${tagId.toUpperCase()}`,
        `/t/${tagId}.`,
        `/t/${tagId}%20`,
        `//t/${tagId}?utm_source=x`,
      ]) {
        const { statusCode } = await content.get(url)
        if (statusCode !== plain) wrong.push(`${one.name} ${url}: ${statusCode}, not ${plain}`)
      }
    }
    expect(wrong).toEqual([])
  })

  it('says as much to programs, and nothing that only the owner may know', async () => {
    const states = new Map<string, Set<string>>()
    for (const { kind, tagId, isActive, app } of cases.filter(({ hasFallback }) => !hasFallback)) {
      const described = await content.visitor.api.experiences.fetchByTagId({ tagId })
      expect([kind, described.state === 'LIVE', JSON.stringify(described).includes('Secret Garden')]).toEqual([
        kind,
        described.experience !== null,
        described.experience !== null,
      ])
      if (isActive && app === 'LIVE') states.set(kind, (states.get(kind) ?? new Set()).add(described.state))
    }
    expect(Object.fromEntries([...states].map(([kind, all]) => [kind, [...all].join()]))).toEqual({
      androids: 'LIVE',
      blocked: 'RESTING',
      claimed: 'LIVE',
      deleted: 'RESTING',
      disabled: 'DISABLED',
      ending: 'LIVE',
      everybody: 'ADDRESS',
      expired: 'RESTING',
      itself: 'RESTING',
      nowhere: 'RESTING',
      off: 'RESTING',
      password: 'PASSWORD',
      plain: 'LIVE',
      released: 'UNCLAIMED',
      slide: 'LIVE',
      strange: 'LIVE',
      takenDown: 'RESTING',
      website: 'ADDRESS',
      websiteOff: 'RESTING',
      websiteTakenDown: 'RESTING',
    })
  })

  it('is answered from memory the second time', async () => {
    const open = cases.filter(({ isActive, app }) => isActive && app === 'LIVE')
    for (const { tagId } of open) await content.get(`/t/${tagId}`)
    const before = content.statements()
    for (const { tagId } of open) await content.get(`/t/${tagId}`, { headers: { 'user-agent': AGENTS.googlebot } })
    expect(content.statements() - before).toBe(0)
  })

  it('was tried by a table that has them all', async () => {
    expect(cases).toHaveLength(Object.keys(KINDS).length * APPS.length * ACCOUNTS.length * FALLBACKS.length)
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from links`.execute(content.db)
    expect(rows[0]?.n).toBe(cases.length + APPS.length * ACCOUNTS.length) // and the own link of each app
  })
})
