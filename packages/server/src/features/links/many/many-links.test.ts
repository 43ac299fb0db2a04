import { describe, expect, it } from 'vitest'
import { anApp } from '../../../testing/an-app.ts'
import { linksOfFile, SITE } from '../../../testing/links-of-file.ts'
import { block } from '../../../testing/block.ts'

const { app, anAccount } = await linksOfFile()

describe('several links', () => {
  it('are switched, pointed, dressed and deleted, each on its own', async () => {
    await block(app, 'bad.example')
    const { account, links } = await anAccount()
    const { page } = await anApp(account, 'many-cafe')
    const own = (await links.fetchAll({})).tagData[0]?.tagId ?? ''
    const ids = [own, ...(await Promise.all([links.create(SITE), links.create(SITE)])).map((one) => one.tagData.tagId)]
    const outcomes = async (change: Parameters<typeof links.changeMany>[0]['change'], which = [...ids, 'unknown']) =>
      (await links.changeMany({ ids: which, change })).results.map(({ outcome }) => outcome)
    expect(await outcomes({ type: 'ACTIVE', active: false })).toEqual(['DONE', 'DONE', 'DONE', 'NOT_FOUND'])
    expect(await outcomes({ type: 'ACTIVE', active: false })).toEqual([
      'UNCHANGED',
      'UNCHANGED',
      'UNCHANGED',
      'NOT_FOUND',
    ])
    const to = { destinationUrl: 'https://example.com/other' }
    expect(await outcomes({ type: 'POINT', to })).toEqual(['REFUSED', 'DONE', 'DONE', 'NOT_FOUND'])
    const home = { experienceId: page.experienceId ?? null }
    expect(await outcomes({ type: 'POINT', to: home })).toEqual(['UNCHANGED', 'DONE', 'DONE', 'NOT_FOUND'])
    expect(await outcomes({ type: 'POINT', to: { destinationUrl: 'https://bad.example' } }, [ids[1] ?? ''])).toEqual([
      'REFUSED',
    ])
    expect(await outcomes({ type: 'DESIGN', qrDesignId: 'nobody' }, [ids[1] ?? ''])).toEqual(['REFUSED'])
    expect(await outcomes({ type: 'DELETE' })).toEqual(['REFUSED', 'DONE', 'DONE', 'NOT_FOUND'])
    const { results } = await links.changeMany({ ids: [own], change: { type: 'DELETE' } })
    expect(results[0]?.problem).toContain('came with its instant app')
  })
})
