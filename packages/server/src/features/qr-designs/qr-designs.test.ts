import { SAMPLE_TAG_ID } from '@taplet/contract'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/refusal.ts'
import { aLink } from './testing/a-link.ts'
import { aPicture } from '../../testing/a-picture.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import type { TestAccount } from '../../testing/an-account.ts'

let app: TestApp
let account: TestAccount
let mine: TestAccount['qrDesigns']
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  account = await app.anAccount()
  mine = account.qrDesigns
})

const DARK = { backgroundColor: '#FFFFFF', body1: '#123A5A', cornerBorder: '#123A5A', cornerCenter: '#123A5A' }
const SOLID = { coloring: DARK, corners: { border: 'frame0', center: 'ball15' }, pattern: 'round' }
// The machine may be busy during tests: each save tests a code some thirty times.
const SLOW = 60_000
const create = async (fields: object = {}) =>
  (await mine.update({ qrDesignId: randomUUID(), clientConfig: SOLID, ...fields })).qrDesignData
const list = async () => (await mine.fetchAll()).qrDesignData

describe('saving a design', () => {
  it('keeps it with what the scan check says, and with a picture that everybody can see', async () => {
    const design = await create({ qrDesignName: 'Blue' })
    expect(design).toMatchObject({ qrDesignName: 'Blue', revision: 1, isReadOnly: false, usedByLinks: 0 })
    // [14.19] The text says for which code the grade was given.
    const text = `https://taplet.example/t/${SAMPLE_TAG_ID}`
    expect(design.check).toMatchObject({ grade: 'EVERYWHERE', smallestPrintMm: 20, text })
    const picture = await app.get(`/media/${design.previewImage?.filePath}`)
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png'])
    expect(await list()).toEqual([design])
    expect(app.failures).toEqual([])
  })

  it('[14.19] begins anew under the id of one that was deleted, and never under one of another account', async () => {
    const qrDesignId = randomUUID()
    await create({ qrDesignId, qrDesignName: 'Old' })
    await mine.delete({ qrDesignId })
    expect(await create({ qrDesignId, qrDesignName: 'New' })).toMatchObject({ qrDesignName: 'New', revision: 2 })
    expect((await list()).map(({ qrDesignName }) => qrDesignName)).toEqual(['New'])
    const theirs = await app.anAccount()
    await theirs.qrDesigns.update({ qrDesignId, qrDesignName: 'Theirs', clientConfig: SOLID })
    expect((await list()).map(({ qrDesignName }) => qrDesignName)).toEqual(['New'])
  })

  it('fills in what spec §3 says, and keeps words it does not know as they came', async () => {
    const { qrDesignData: plain } = await mine.update({ qrDesignId: randomUUID() })
    expect(plain).toMatchObject({
      qrDesignName: 'New Template',
      logo: null,
      clientConfig: {
        coloring: {
          variation: 'singleColorCustomCorners',
          backgroundColor: '#FFFFFF',
          body1: '#348EFB',
          body2: '#000000',
          cornerBorder: '#12BF7C',
          cornerCenter: '#FBAB41',
        },
        corners: { border: 'frame13', center: 'ball15' },
        pattern: 'dot',
      },
    })
    const odd = { pattern: 'sparkles', corners: { border: 'frame99', center: '__proto__' } }
    expect((await create({ clientConfig: odd })).clientConfig).toMatchObject(odd)
  })

  it('never refuses a poor one: it is stored with its reasons', async () => {
    const pale = { ...SOLID, coloring: { ...DARK, body1: '#F5F5F5' } }
    const { check } = await create({ clientConfig: pale })
    expect(check?.grade).toBe('DO_NOT_PRINT')
    expect(check?.reasons).toContainEqual(expect.objectContaining({ rule: 'body-contrast', fix: 'DARKEN_BODY' }))
  })

  it('changes the one it had, and refuses one that is based on an older state, with what is stored now', async () => {
    const design = await create()
    const { qrDesignData: second } = await mine.update({ ...design, qrDesignName: 'Second', revision: 1 })
    expect(second).toMatchObject({ revision: 2, qrDesignName: 'Second' })
    const stale = await refusal(mine.update({ ...design, qrDesignName: 'Third', revision: 1 }))
    expect(stale).toMatchObject({
      status: 409,
      callResult: 'CONFLICT',
      current: { qrDesignName: 'Second', revision: 2 },
    })
    expect(await list()).toMatchObject([{ qrDesignName: 'Second' }])
  })

  it('asks for a sign-in, and for fields that can be', async () => {
    const body = { qrDesignId: 'a' }
    expect((await app.server.inject({ method: 'POST', url: '/api/qrDesigns/update', payload: body })).statusCode).toBe(
      401,
    )
    expect((await app.get('/api/qrDesigns/fetchAll')).statusCode).toBe(401)
    expect(await refusal(create({ clientConfig: { coloring: { body1: 'red' } } }))).toMatchObject({
      status: 400,
      field: 'clientConfig.coloring.body1',
    })
    expect(await refusal(create({ qrDesignId: '../a' }))).toMatchObject({ status: 400, field: 'qrDesignId' })
  })

  it("answers another account's design as one that is not there", async () => {
    const design = await create()
    const other = (await app.anAccount()).qrDesigns
    expect(await refusal(other.delete(design))).toMatchObject({ status: 404 })
    expect(await refusal(other.restore({ ids: [design.qrDesignId] }))).toMatchObject({ status: 404 })
    expect((await other.fetchAll()).qrDesignData).toEqual([])
    // Ids belong to the account: this one is free for others, and says nothing of whose it is.
    await other.update({ ...design, qrDesignName: 'Theirs', revision: undefined })
    expect(await list()).toEqual([design])
  })
})

describe('the limit of the free plan', { timeout: SLOW }, () => {
  /** One saved design, and three copies of it: testing a code takes long. */
  const four = async () => {
    const { qrDesignId } = await create()
    for (let copies = 0; copies < 3; copies++)
      await sql`insert into qr_designs
        select (jsonb_populate_record(d, jsonb_build_object('qr_design_id', ${randomUUID()}::text))).*
        from qr_designs d where qr_design_id = ${qrDesignId}`.execute(app.db)
  }
  const five = async () => {
    await four()
    return create({ qrDesignName: 'Fifth' })
  }

  it('is five, also for two tabs at once, and still lets them be changed', async () => {
    await four()
    const outcomes = await Promise.all([refusal(create()), refusal(create())])
    expect(outcomes.filter((outcome) => outcome?.code === 'QR_DESIGN_LIMIT_REACHED')).toHaveLength(1)
    expect(await list()).toHaveLength(5)
    const [first] = await list()
    expect(await refusal(mine.update({ ...first, qrDesignId: first?.qrDesignId ?? '' }))).toBeUndefined()
  })

  it('does not hold on a larger plan; after a downgrade the oldest five stay to be changed', async () => {
    const setLevel = (level: number) =>
      app.db.updateTable('accounts').set({ access_level: level }).where('account_id', '=', account.accountId).execute()
    await setLevel(100)
    await five()
    const sixth = await create()
    expect(sixth.isReadOnly).toBe(false)
    await setLevel(0)
    expect((await list()).map(({ isReadOnly }) => isReadOnly)).toEqual([false, false, false, false, false, true])
    expect(await refusal(mine.update({ ...sixth, qrDesignName: 'No' }))).toMatchObject({ code: 'QR_DESIGN_READ_ONLY' })
    await mine.delete(sixth)
  })

  it('counts what is brought back', async () => {
    const fifth = await five()
    await mine.delete(fifth)
    await create()
    expect(await refusal(mine.restore({ ids: [fifth.qrDesignId] }))).toMatchObject({ code: 'QR_DESIGN_LIMIT_REACHED' })
  })
})

describe('deleting a design', () => {
  it('takes it off the list until it is brought back, and links keep their look', async () => {
    const design = await create()
    const tagId = await aLink(app, account, { qrDesignId: design.qrDesignId })
    expect((await list())[0]?.usedByLinks).toBe(1)
    const before = await app.features.qrDesigns.drawFor(tagId)
    await mine.delete(design)
    expect(await list()).toEqual([])
    expect(await refusal(mine.delete(design))).toMatchObject({ status: 404 })
    expect(before).toContain('#123A5A')
    expect(await app.features.qrDesigns.drawFor(tagId)).toBe(before)
    await mine.restore({ ids: [design.qrDesignId] })
    expect(await list()).toMatchObject([{ qrDesignId: design.qrDesignId, usedByLinks: 1 }])
  })
})

describe('a logo', () => {
  it('is one of the own pictures, and outlives what is deleted from the library', async () => {
    const url = await aPicture(app, account)
    const design = await create({ logo: { url, filePath: url.slice(7), share: 0.2 } })
    expect(design.logo).toEqual({ url, filePath: url.slice(7), share: 0.2 })
    const tagId = await aLink(app, account, { qrDesignId: design.qrDesignId })
    await app.db.updateTable('media').set({ deleted_at: new Date() }).where('url', '=', url).execute()
    const { qrDesignData: again } = await mine.update({ ...design, qrDesignName: 'Still there' })
    expect(again.logo?.url).toBe(url)
    expect(await app.features.qrDesigns.drawFor(tagId)).toContain('data:image/png;base64,')
  })

  it('is a quarter of the code wide at most, also in designs of earlier days', async () => {
    const url = await aPicture(app, account)
    const design = await create({ logo: { url, filePath: url.slice(7), share: 0.3 } })
    expect(design.logo?.share).toBe(0.25)
    const { logo } = await app.db
      .selectFrom('qr_designs')
      .select('logo')
      .where('qr_design_id', '=', design.qrDesignId)
      .executeTakeFirstOrThrow()
    await app.db
      .updateTable('qr_designs')
      .set({ logo: JSON.stringify({ ...Object(logo), share: 0.3 }) })
      .where('qr_design_id', '=', design.qrDesignId)
      .execute()
    expect((await list())[0]?.logo?.share).toBe(0.25)
  })

  it('is refused when it is none of the own', async () => {
    const theirs = await aPicture(app, await app.anAccount())
    for (const url of [
      theirs,
      '/media/public/nothing.webp',
      'https://elsewhere.example/logo.png',
      'data:image/svg+xml,<svg/>',
    ])
      expect(await refusal(create({ logo: { url, filePath: '' } }))).toMatchObject({ status: 400, field: 'logo.url' })
  })
})

describe('checking a look', () => {
  it('says the same as the save, and stores nothing', async () => {
    const { check } = await mine.check({ clientConfig: SOLID })
    expect(check).toEqual((await create()).check)
    await mine.check({ clientConfig: { ...SOLID, coloring: { ...DARK, backgroundColor: '#000000' } } })
    expect(await list()).toHaveLength(1)
  })
})

describe('the code that everybody sees', () => {
  it('keeps its own design when phones read it, and is plain otherwise', async () => {
    const good = await create()
    const poor = await create({ clientConfig: { ...SOLID, coloring: { ...DARK, body1: '#F0F0F0' } } })
    const shown = async (qrDesignId: string | null) =>
      app.features.qrDesigns.drawFor(await aLink(app, account, { qrDesignId }))
    expect(await shown(good.qrDesignId)).toMatch(/^<svg /)
    expect(await shown(poor.qrDesignId)).toBeUndefined()
    expect(await shown(null)).toBeUndefined()
    expect(await app.features.qrDesigns.drawFor('nobody')).toBeUndefined()
  })
})
