import { DAY_MS } from '@taplet/base/time'
import type { Page } from '@taplet/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/refusal.ts'
import type { TestAccount } from '../../testing/an-account.ts'
import { type TestApp, startTestApp } from '../../testing/start-test-app.ts'

let content: TestApp
let mine: TestAccount
let other: TestAccount
beforeAll(async () => {
  content = await startTestApp()
  mine = await content.anAccount(200)
  other = await content.anAccount(200)
})
afterAll(() => content.stop())

let names = 0
async function anApp(account = mine): Promise<Page> {
  const name = `drafted-${++names}`
  const page = { rootPageId: name, fullPagePath: name, pageName: name }
  return (await account.api.experiences.update(page)).updatedPage
}
const aSlide = async (account = mine): Promise<string> =>
  (await account.api.slides.createItem({ itemName: 'Slide' })).body.newExperienceItem.experienceItemId

const edits = (targetId: string, sequence: number, pageName = `edit ${sequence}`) =>
  ({
    kind: 'EXPERIENCE',
    targetId,
    deviceId: 'phone',
    deviceName: 'Chrome on Android',
    document: { pageName },
    base: { [targetId]: 1 },
    sequence,
  }) as const
const draftsOf = async (targetId: string, account = mine) =>
  (await account.studio.drafts.getAll({ kind: 'EXPERIENCE', targetId })).drafts
const countRows = async (targetId: string) =>
  (await content.db.selectFrom('drafts').select('device_id').where('target_id', '=', targetId).execute()).length

describe('a discard', () => {
  it('is told to the devices that may still have the edits', async () => {
    const { experienceId: targetId } = await anApp()
    await mine.studio.drafts.save(edits(targetId, 3))
    await mine.studio.drafts.discard({ kind: 'EXPERIENCE', targetId, deviceId: 'phone', sequence: 5 })
    await mine.studio.drafts.save({ ...edits(targetId, 1), deviceId: 'desk' })
    expect(await mine.studio.drafts.getAll({ kind: 'EXPERIENCE', targetId })).toMatchObject({
      drafts: [{ deviceId: 'desk' }],
      discarded: [{ deviceId: 'phone', sequence: 5 }],
    })
  })
})

describe('saving a draft', () => {
  it('keeps the edits of each device as they were sent, newest first', async () => {
    const { experienceId } = await anApp()
    const words = "👩‍👩‍👧 مرحبا e\u0301 𠮷 ' or 1=1 --"
    const document = { z: 1, a: [words, null, { deep: [0.1, -5, 9007199254740991] }], experienceItems: [] }
    await mine.studio.drafts.save({ ...edits(experienceId, 3), document })
    await mine.studio.drafts.save({ ...edits(experienceId, 1), deviceId: 'desk', deviceName: '' })
    const drafts = await draftsOf(experienceId)
    expect(drafts).toMatchObject([
      { deviceId: 'desk', deviceName: '', sequence: 1 },
      {
        deviceId: 'phone',
        deviceName: 'Chrome on Android',
        sequence: 3,
        base: { [experienceId]: 1 },
        kind: 'EXPERIENCE',
        targetId: experienceId,
      },
    ])
    expect(JSON.stringify(drafts[1]?.document)).toBe(JSON.stringify(document))
  })

  it('changes nothing with an older or the same sequence, and answers the newest', async () => {
    const { experienceId } = await anApp()
    expect(await mine.studio.drafts.save(edits(experienceId, 5, 'five'))).toMatchObject({ sequence: 5 })
    for (const sequence of [4, 5, 0])
      expect(await mine.studio.drafts.save(edits(experienceId, sequence, 'late'))).toMatchObject({ sequence: 5 })
    expect(await draftsOf(experienceId)).toMatchObject([{ document: { pageName: 'five' } }])
  })

  it('ends at the newest when saves arrive in any order, all at once', async () => {
    const { experienceId } = await anApp()
    const order = Array.from({ length: 40 }, (_, index) => ((index * 17) % 40) + 1)
    await Promise.all([...order, ...order].map((sequence) => mine.studio.drafts.save(edits(experienceId, sequence))))
    expect(await draftsOf(experienceId)).toMatchObject([{ sequence: 40, document: { pageName: 'edit 40' } }])
  })

  it('keeps edits of a slide apart from those of an instant app', async () => {
    const targetId = await aSlide()
    const slide = { kind: 'SLIDE', targetId } as const
    await mine.studio.drafts.save({ ...edits(targetId, 1), ...slide })
    expect((await mine.studio.drafts.getAll(slide)).drafts).toHaveLength(1)
    expect(await refusal(draftsOf(targetId))).toMatchObject({ status: 404 })
  })

  it.each(['1e400', '-1e400', '12345678901234567890', '1e21'])(
    'refuses %s, which would come back as another number',
    async (number) => {
      const { experienceId } = await anApp()
      const body = JSON.stringify({ ...edits(experienceId, 1), document: { deep: [{ size: 'here' }] } })
      const answer = await content.server.inject({
        method: 'POST',
        url: '/api/drafts/save',
        headers: { ...mine.headers, 'content-type': 'application/json' },
        payload: body.replace('"here"', number),
      })
      expect(answer.statusCode).toBe(400)
      expect(answer.json().message).toContain('cannot be kept exactly')
    },
  )

  it('keeps the newest 20 devices of a document', async () => {
    const { experienceId } = await anApp()
    for (let device = 0; device < 23; device++)
      await mine.studio.drafts.save({ ...edits(experienceId, 1), deviceId: `device-${device}` })
    const devices = (await draftsOf(experienceId)).map(({ deviceId }) => deviceId)
    expect(devices).toEqual(Array.from({ length: 20 }, (_, index) => `device-${22 - index}`))
  })

  it('keeps the newest 500 of an account', async () => {
    const busy = await content.anAccount(200)
    const kept = await anApp(busy)
    await content.db
      .insertInto('drafts')
      .values(
        Array.from({ length: 500 }, (_, index) => ({
          account_id: busy.accountId,
          kind: 'SLIDE',
          target_id: `old-${index}`,
          device_id: 'd',
          document: '{}',
          sequence: 1,
          updated_at: new Date(index * 1000),
        })),
      )
      .execute()
    await busy.studio.drafts.save(edits(kept.experienceId, 1))
    const rows = await content.db
      .selectFrom('drafts')
      .select('target_id')
      .where('account_id', '=', busy.accountId)
      .execute()
    expect(rows).toHaveLength(500)
    expect(rows.map((row) => row.target_id)).not.toContain('old-0')
    expect(await draftsOf(kept.experienceId, busy)).toHaveLength(1)
  })

  it.each([
    ['a document that is no object', { document: 'text' }],
    ['a document of more than 200 kB', { document: { text: 'x'.repeat(200_001) } }],
    ['a negative sequence', { sequence: -1 }],
    ['a sequence that is no whole number', { sequence: 1.5 }],
    ['an unknown kind', { kind: 'VIEW' }],
    ['a base of a hundred revisions', { base: Object.fromEntries(Array.from({ length: 100 }, (_, id) => [id, 1])) }],
    ['a broken device', { deviceId: 'a b' }],
    ['a device name of a page', { deviceName: 'x'.repeat(81) }],
  ])('refuses %s and keeps nothing', async (_, change) => {
    const { experienceId } = await anApp()
    const response = await mine.post('/drafts/save', { ...edits(experienceId, 1), ...change })
    expect([response.statusCode, response.json().code]).toEqual([400, 'BAD_REQUEST'])
    expect(await countRows(experienceId)).toBe(0)
  })
})

describe('discarding a draft', () => {
  it('deletes the edits, and late ones up to that sequence do not come back', async () => {
    const { experienceId } = await anApp()
    const { kind, targetId, deviceId } = edits(experienceId, 0)
    await mine.studio.drafts.save(edits(experienceId, 7))
    await mine.studio.drafts.discard({ kind, targetId, deviceId, sequence: 7 })
    expect(await draftsOf(experienceId)).toEqual([])
    for (const sequence of [6, 7])
      expect(await mine.studio.drafts.save(edits(experienceId, sequence))).toMatchObject({ sequence: 7 })
    expect(await draftsOf(experienceId)).toEqual([])
    await mine.studio.drafts.save(edits(experienceId, 8))
    expect(await draftsOf(experienceId)).toMatchObject([{ sequence: 8 }])
  })

  it('comes before the edits it is for, when the network turns them round', async () => {
    const { experienceId } = await anApp()
    await mine.studio.drafts.discard({ kind: 'EXPERIENCE', targetId: experienceId, deviceId: 'phone', sequence: 4 })
    expect(await mine.studio.drafts.save(edits(experienceId, 4))).toMatchObject({ sequence: 4 })
    expect(await draftsOf(experienceId)).toEqual([])
  })

  it('leaves newer edits, and those of other devices', async () => {
    const { experienceId } = await anApp()
    await mine.studio.drafts.save(edits(experienceId, 9))
    await mine.studio.drafts.save({ ...edits(experienceId, 1), deviceId: 'desk' })
    await mine.studio.drafts.discard({ kind: 'EXPERIENCE', targetId: experienceId, deviceId: 'phone', sequence: 8 })
    expect(await draftsOf(experienceId)).toHaveLength(2)
  })

  it('drives no draft of another device out, however often it is done', async () => {
    const { experienceId } = await anApp()
    await mine.studio.drafts.save(edits(experienceId, 1))
    for (let tab = 0; tab < 25; tab++)
      await mine.studio.drafts.discard({
        kind: 'EXPERIENCE',
        targetId: experienceId,
        deviceId: `tab-${tab}`,
        sequence: 1,
      })
    expect(await draftsOf(experienceId)).toMatchObject([{ deviceId: 'phone' }])
    expect(await countRows(experienceId)).toBe(21)
  })
})

describe('whose drafts', () => {
  it("tells another account's document apart from an unknown or a deleted one by nothing", async () => {
    const theirs = await anApp(other)
    await other.studio.drafts.save(edits(theirs.experienceId, 1, 'secret'))
    const deleted = await anApp()
    await mine.api.experiences.delete(deleted)
    for (const path of ['/drafts/save', '/drafts/discard']) {
      const answers = []
      for (const targetId of [theirs.experienceId, deleted.experienceId, 'no-such-id']) {
        const response = await mine.post(path, edits(targetId, 2))
        const { requestId: _, ...body } = response.json()
        answers.push([response.statusCode, body])
      }
      expect(answers[0]).toEqual([404, expect.objectContaining({ code: 'NOT_FOUND' })])
      expect(answers.slice(1)).toEqual([answers[0], answers[0]])
    }
    expect(await refusal(draftsOf(theirs.experienceId))).toMatchObject({ status: 404 })
    expect(await draftsOf(theirs.experienceId, other)).toMatchObject([{ document: { pageName: 'secret' } }])
  })

  it('does not update a draft whose instant app was deleted', async () => {
    const page = await anApp()
    await mine.studio.drafts.save(edits(page.experienceId, 1))
    await mine.api.experiences.delete(page)
    expect(await refusal(mine.studio.drafts.save(edits(page.experienceId, 2)))).toMatchObject({ status: 404 })
  })

  it('lets an inactive account read and not write', async () => {
    const asleep = await content.anAccount(200)
    const { experienceId } = await anApp(asleep)
    await asleep.studio.drafts.save(edits(experienceId, 1))
    await content.db
      .updateTable('accounts')
      .set({ status: 'INACTIVE' })
      .where('account_id', '=', asleep.accountId)
      .execute()
    expect(await draftsOf(experienceId, asleep)).toHaveLength(1)
    expect(await refusal(asleep.studio.drafts.save(edits(experienceId, 2)))).toMatchObject({ code: 'ACCOUNT_INACTIVE' })
  })

  it('shows visitors the saved state only', async () => {
    const page = await anApp()
    await mine.studio.drafts.save(edits(page.experienceId, 1, 'Not for you'))
    const { experience } = await content.visitor.api.experiences.fetchByPath({ path: page.rootPageId })
    expect(JSON.stringify(experience)).not.toContain('Not for you')
    expect((await content.get(`/${page.rootPageId}`)).body).not.toContain('Not for you')
  })
})

it('the sweep of drafts deletes what is 60 days old and what belongs to something deleted, and nothing else', async () => {
  const [live, deleted, item] = [await anApp(), await anApp(), await aSlide()]
  for (const { experienceId } of [live, deleted]) await mine.studio.drafts.save(edits(experienceId, 1))
  await mine.studio.drafts.save({ ...edits(item, 1), kind: 'SLIDE' })
  await mine.api.experiences.delete(deleted)
  await mine.api.slides.deleteItem({ experienceItemId: item })
  const leftAfter = async (days: number): Promise<number[]> => {
    content.clock.ahead = days * DAY_MS
    for (const sweep of Object.values(content.features.drafts.sweeps)) await sweep()
    return Promise.all([live.experienceId, deleted.experienceId, item].map(countRows))
  }
  try {
    expect(await leftAfter(59)).toEqual([1, 0, 0])
    expect(await leftAfter(61)).toEqual([0, 0, 0])
  } finally {
    content.clock.ahead = 0
  }
})
