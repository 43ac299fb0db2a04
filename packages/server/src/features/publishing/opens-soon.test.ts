import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NO_STORE } from '../../platform/http/gates/security-headers.ts'
import type { TestAccount } from '../../testing/an-account.ts'
import { anApp } from '../../testing/an-app.ts'
import { refusal } from '../../testing/refusal.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

let here: TestApp
let there: TestApp
let mine: TestAccount
beforeAll(async () => {
  here = await startTestApp()
  there = await startTestApp({ database: here.database })
  mine = await here.anAccount(200)
})
afterAll(async () => {
  await there.stop()
  await here.stop()
})

const aDraft = (name: string) => anApp(mine, name, { isDraft: true, pageName: 'Café Corner' })

describe('an app that was never published', () => {
  it('says at its address and behind its code that it opens soon, and shows nothing else of it', async () => {
    const { page } = await aDraft('soon')
    for (const url of ['/soon', `/t/${page.tagId}`]) {
      const { statusCode, body, headers } = await here.get(url)
      expect(statusCode).toBe(200)
      expect(body).toContain('Café Corner opens soon')
      expect(body).not.toContain('Words of soon')
      expect(body).not.toMatch(/<form|rel="manifest"|og:image/)
      expect(headers).toMatchObject({ 'cache-control': NO_STORE, 'x-robots-tag': 'noindex' })
      expect(headers['cdn-cache-control']).toBeUndefined()
    }
    expect((await here.get('/soon?lang=en-XA')).body).toContain('Café Corner')
  })

  it('does not exist for programs, searches, frames, previews and installing', async () => {
    const { page } = await aDraft('hidden')
    const { experiences, explore } = here.visitor
    expect(await refusal(experiences.fetchByPath({ path: 'hidden' }))).toMatchObject({ status: 404 })
    expect(await experiences.fetchByTagId({ tagId: page.tagId })).toMatchObject({ state: 'RESTING', experience: null })
    expect((await explore.search({ query: 'Café Corner' })).experiences).toEqual([])
    expect((await here.get('/sitemap.xml')).body).not.toContain('hidden')
    expect((await here.get('/embed/hidden')).statusCode).toBe(404)
    const oEmbed = `/oembed?url=${encodeURIComponent('https://taplet.example/hidden')}`
    expect((await here.get(oEmbed)).statusCode).toBe(404)
    expect((await here.get('/hidden/manifest.webmanifest')).statusCode).toBe(410)
  })

  it('stays unseen when it is saved as active, or switched on with others', async () => {
    const { page } = await aDraft('unseen')
    const { updatedPage } = await mine.experiences.update({ ...page, active: true })
    expect(updatedPage).toMatchObject({ active: false, publishedAt: null })
    const { results } = await mine.experiences.setActiveMany({ experienceIds: [page.experienceId], active: true })
    expect(results).toEqual([{ id: page.experienceId, outcome: 'UNCHANGED' }])
    expect((await here.get('/unseen')).body).toContain('opens soon')
  })

  it('keeps its address from others', async () => {
    await aDraft('reserved')
    const stranger = await here.anAccount(200)
    const { body } = await stranger.experiences.checkName({ rootPageId: 'reserved' })
    expect(body.isAvailable).toBe(false)
  })

  it('is there for visitors of every process once it is published', async () => {
    const { page } = await aDraft('opening')
    for (const url of ['/opening', `/t/${page.tagId}`]) expect((await there.get(url)).body).toContain('opens soon')
    await mine.experiences.publish({ experienceId: page.experienceId })
    for (const url of ['/opening', `/t/${page.tagId}`])
      await expect.poll(async () => (await there.get(url)).body, { timeout: 15_000 }).toContain('Words of opening')
  })

  it('counts the scans of its code, each of them, also when the page lies ready', async () => {
    const { page } = await aDraft('scanned-early')
    const { tagId } = (await mine.links.create({ experienceId: page.experienceId })).tagData
    for (let scan = 0; scan < 3; scan++) expect((await here.get(`/t/${tagId}`)).body).toContain('opens soon')
    const scansOf = async () => (await mine.links.stats({ timezone: 'UTC' })).scans[tagId]?.total
    await expect.poll(scansOf, { timeout: 5000 }).toBe(3)
  })

  it('is gone like any other when it is deleted', async () => {
    const { page } = await aDraft('given-up')
    await mine.experiences.delete({ rootPageId: 'given-up', fullPagePath: 'given-up' })
    for (const url of ['/given-up', `/t/${page.tagId}`]) expect((await here.get(url)).statusCode).toBe(410)
  })

  it('is what a rule of a link may lead to', async () => {
    const { page } = await aDraft('ruled')
    const rule = {
      ruleId: 'a'.repeat(22),
      destination: { experienceId: page.experienceId, slideId: null, destinationUrl: '' },
    }
    const { tagId } = (await mine.links.create({ destinationUrl: 'https://site.example/', rules: [rule] })).tagData
    expect((await here.get(`/t/${tagId}`)).body).toContain('opens soon')
  })
})
