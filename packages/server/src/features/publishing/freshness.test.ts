import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pagesChanged } from '../../platform/db/pages-changed.ts'
import { anApp, rename } from '../../testing/an-app.ts'
import type { TestAccount } from '../../testing/an-account.ts'
import { type TestApp, startTestApp } from '../../testing/start-test-app.ts'
import type { LiveFacts } from './live-source.ts'
import { storeMedia } from '../../testing/a-picture.ts'

let facts: () => Promise<LiveFacts> = async () => ({ live: {} })
const live = [() => facts()]

// Two processes on one database: visitors and owners may reach either.
let here: TestApp
let there: TestApp
let mine: TestAccount
beforeAll(async () => {
  here = await startTestApp({ publishing: { live } })
  there = await startTestApp({ database: here.database, publishing: { live } })
  mine = await here.anAccount(200)
})
afterAll(async () => {
  await there.stop()
  await here.stop()
})

const bodyAt = async (node: TestApp, url: string): Promise<string> => (await node.get(url)).body
const statusAt = async (node: TestApp, url: string): Promise<number> => (await node.get(url)).statusCode
/** The other process is at most one notification behind; the timeout is for busy machines. */
const soon = { timeout: 15_000, interval: 5 }

describe('what was saved', () => {
  it('is what the same process answers from then on, each time', async () => {
    const { write } = await anApp(mine, 'often')
    for (let round = 0; round < 30; round++) {
      await write(`Words ${round}.`)
      expect(await bodyAt(here, '/often')).toContain(`Words ${round}.`)
    }
  })

  it('is what the other process answers within the time of a message', async () => {
    const { write } = await anApp(mine, 'afar')
    for (let round = 0; round < 5; round++) {
      await bodyAt(there, '/afar')
      await write(`Words ${round}.`)
      await expect.poll(() => bodyAt(there, '/afar'), soon).toContain(`Words ${round}.`)
    }
  })

  it('is never overtaken by a page that was being made meanwhile', async () => {
    const { write } = await anApp(mine, 'raced')
    for (let round = 0; round < 20; round++) {
      const early = [bodyAt(here, '/raced'), bodyAt(there, '/raced')]
      await write(`Words ${round}.`)
      expect(await bodyAt(here, '/raced')).toContain(`Words ${round}.`)
      await Promise.all(early)
      await here.heard()
      await there.heard()
      expect(await bodyAt(here, '/raced')).toContain(`Words ${round}.`)
      expect(await bodyAt(there, '/raced')).toContain(`Words ${round}.`)
    }
  })

  it('is there where somebody had looked in vain', async () => {
    expect(await statusAt(here, '/to-come')).toBe(404)
    expect(await statusAt(there, '/to-come')).toBe(404)
    await anApp(mine, 'to-come')
    expect(await statusAt(here, '/to-come')).toBe(200)
    await expect.poll(() => statusAt(there, '/to-come'), soon).toBe(200)
  })
})

describe('the other process', () => {
  it('takes an app down that rests or was deleted, at its path and at its link', async () => {
    const { page } = await anApp(mine, 'going')
    const statuses = () => Promise.all(['/going', `/t/${page.tagId}`].map((url) => statusAt(there, url)))
    expect(await statuses()).toEqual([200, 200])
    const resting = await mine.api.experiences.update({ ...page, active: false })
    await expect.poll(statuses, soon).toEqual([410, 410])
    await mine.api.experiences.update({ ...resting.updatedPage, active: true })
    await expect.poll(statuses, soon).toEqual([200, 200])
    await mine.api.experiences.delete({ rootPageId: 'going', fullPagePath: 'going' })
    await expect.poll(statuses, soon).toEqual([410, 410])
    expect(await bodyAt(there, '/going')).toContain('</html>')
  })

  it('leads from the old name to the new one', async () => {
    const { page } = await anApp(mine, 'old-name')
    expect(await statusAt(there, '/old-name')).toBe(200)
    expect(await statusAt(there, '/new-name')).toBe(404)
    await rename(mine, page, 'new-name')
    await expect.poll(async () => (await there.get('/old-name?a=1')).headers.location, soon).toBe('/new-name?a=1')
    await expect.poll(() => statusAt(there, '/new-name'), soon).toBe(200)
  })

  it('puts all pages of an account to rest when it becomes inactive', async () => {
    const theirs = await here.anAccount(200)
    await anApp(theirs, 'suspended')
    expect(await statusAt(there, '/suspended')).toBe(200)
    await here.db
      .updateTable('accounts')
      .set({ status: 'INACTIVE' })
      .where('account_id', '=', theirs.accountId)
      .execute()
    await expect.poll(() => statusAt(there, '/suspended'), soon).toBe(410)
  })

  it('has a last word for a printed code whose link was deleted, and leads on once it is restored', async () => {
    const { page } = await anApp(mine, 'printed')
    const url = `/t/${page.tagId}`
    const setDeleted = async (deleted_at: Date | null) => {
      await here.db.updateTable('links').set({ deleted_at }).where('tag_id', '=', page.tagId).execute()
      await there.heard()
    }
    expect(await statusAt(there, url)).toBe(200)
    await setDeleted(new Date())
    expect(await statusAt(there, url)).toBe(410)
    expect(await bodyAt(there, url)).toContain('This link has ended')
    await setDeleted(null)
    expect(await statusAt(there, url)).toBe(200)
  })

  it('asks for media again when it became ready, and not before', async () => {
    const url = '/media/film.mp4'
    const { body } = await mine.api.slides.createItem({ itemName: 'Film' })
    const viewMetadata = { backgroundMedia: { type: 'VIDEO' as const, url } }
    await mine.api.slides.updateView({ viewId: body.updatedView?.viewId ?? '', viewMetadata })
    const experienceItems = [body.newExperienceItem.experienceItemId]
    await mine.api.experiences.update({ rootPageId: 'film', fullPagePath: 'film', pageName: 'Film', experienceItems })
    const look = { width: 9, height: 16, placeholder: '', posterUrl: '' }
    const source = { url: '/media/film-720.mp4', type: 'video/mp4', width: 720, height: 1280, bytes: 9 }
    const info = { url, kind: 'VIDEO' as const, status: 'PROCESSING' as const, ...look }
    await storeMedia(here, mine, info)
    await there.heard()
    expect(await bodyAt(there, '/film')).not.toContain('film-720.mp4')
    await storeMedia(here, mine, { ...info, sources: [source] })
    expect(await bodyAt(there, '/film')).not.toContain('film-720.mp4')
    await storeMedia(here, mine, { ...info, sources: [source], status: 'READY' })
    await expect.poll(() => bodyAt(there, '/film'), soon).toContain('film-720.mp4')
  })
})

describe('a process that does not hear the others', () => {
  const deafen = () =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query ilike 'listen%' or query like '%pg_notify(%'
        and pid <> pg_backend_pid()`.execute(here.db)

  it('shows what is stored all the same, and hears again', async () => {
    const { page, write } = await anApp(mine, 'deaf')
    await bodyAt(there, '/deaf')
    for (let round = 0; round < 3; round++) {
      await deafen()
      await write(`Said to the deaf ${round}.`)
      await expect.poll(() => bodyAt(there, '/deaf'), soon).toContain(`Said to the deaf ${round}.`)
      expect(await bodyAt(here, '/deaf')).toContain(`Said to the deaf ${round}.`)
    }
    await deafen()
    await mine.api.experiences.update({ ...page, revision: undefined, active: false })
    await expect.poll(() => statusAt(there, '/deaf'), soon).toBe(410)
    await expect
      .poll(async () => {
        await bodyAt(there, '/deaf')
        const before = there.statements()
        await bodyAt(there, '/deaf')
        return there.statements() - before
      }, soon)
      .toBe(0)
  })
})

describe('what slides show that is not stored in them', () => {
  it('is asked once for a page, and again when its feature says that it changed', async () => {
    let asked = 0
    facts = async () => {
      asked++
      return { live: { websites: {} }, madeOf: [{ websiteUrl: 'https://example.com/' }] }
    }
    await anApp(mine, 'lively')
    await there.heard()
    asked = 0
    for (let visit = 0; visit < 5; visit++) await bodyAt(there, '/lively')
    expect(asked).toBe(1)
    await pagesChanged({ websiteUrl: 'https://example.com/' }, here.db)
    await there.heard()
    await bodyAt(there, '/lively')
    expect(asked).toBe(2)
    await expect(
      here.db.transaction().execute(async (trx) => {
        await pagesChanged({ websiteUrl: 'https://example.com/' }, trx)
        throw new Error('rolled back')
      }),
    ).rejects.toThrow('rolled back')
    await there.heard()
    await bodyAt(there, '/lively')
    expect(asked).toBe(2)
  })

  it('keeps no visitor from the page when it cannot be found out', async () => {
    facts = () => Promise.reject(new Error('away'))
    await anApp(mine, 'without')
    expect(await statusAt(here, '/without')).toBe(200)
    facts = async () => ({ live: {} })
  })
})
