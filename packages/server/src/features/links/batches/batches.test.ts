import { unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { anApp } from '../../../testing/an-app.ts'
import { linksOfFile, SITE } from '../../../testing/links-of-file.ts'
import { refusal } from '../../../testing/refusal.ts'

const { app, anAccount } = await linksOfFile()

it('[14.7] a series of 501 numbered links is one call, and all of it is found, printed and led elsewhere together', async () => {
  const { account, links } = await anAccount(100)
  const { page } = await anApp(account, 'series-cafe')
  const { batch, tagData } = await links.createSeries({ ...SITE, name: 'Table', count: 501, note: 'oak' })
  expect(batch.name).toBe('Table 1 – Table 501')
  expect(tagData.map(({ tagName }) => tagName)).toEqual(Array.from({ length: 501 }, (_, at) => `Table ${at + 1}`))
  const all = (await links.fetchAll({})).tagData.filter(({ batchId }) => batchId === batch.batchId)
  expect(all).toEqual(tagData)
  expect(all[500]).toMatchObject({ destinationUrl: SITE.destinationUrl, note: 'oak', active: true })
  expect((await links.batches({})).batches).toEqual([batch])
  const ids = all.map(({ tagId }) => tagId)
  for (let from = 0; from < ids.length; from += 100)
    await links.changeMany({
      ids: ids.slice(from, from + 100),
      change: { type: 'POINT', to: { experienceId: page.experienceId ?? '' } },
    })
  const { job } = await account.qrDesigns.makeFiles({ tagIds: ids, format: 'svg' })
  await app.runJobs()
  const zip = await account.longJobs.file({ jobId: job.jobId })
  const files = Object.keys(unzipSync(new Uint8Array(await zip.arrayBuffer())))
  expect([files.length, ...files.slice(0, 2)]).toEqual([501, 'table-1.svg', 'table-2.svg'])
  // One website is tried once, however many links lead there.
  expect(app.queue.filter(({ name }) => name === 'links.check').length).toBeLessThanOrEqual(1)
})

it('[14.7] a series takes its number where # stands, and the name of its destination when it has none', async () => {
  const { links } = await anAccount(100)
  const names = async (input: { name: string; from?: number }) =>
    (await links.createSeries({ ...SITE, count: 2, ...input })).tagData.map(({ tagName }) => tagName)
  expect(await names({ name: 'Room # by the lake', from: 7 })).toEqual(['Room 7 by the lake', 'Room 8 by the lake'])
  expect(await names({ name: ' ' })).toEqual(['example.com 1', 'example.com 2'])
})

it('[14.7] a series that the plan has no room for is refused as a whole, and says how many fit', async () => {
  const { links } = await anAccount()
  await links.create(SITE)
  const refused = await refusal(links.createSeries({ ...SITE, name: 'Table', count: 10 }))
  expect(refused).toMatchObject({ code: 'LINK_LIMIT_REACHED', field: 'count' })
  expect(refused?.message).toContain('room for 9 more')
  expect([(await links.fetchAll({})).tagData.length, (await links.batches({})).batches]).toEqual([1, []])
  expect((await links.createSeries({ ...SITE, name: 'Table', count: 9 })).tagData).toHaveLength(9)
})

it('[14.7] what an import creates is a batch under the name of its file; a batch whose links are deleted is gone', async () => {
  const { links } = await anAccount()
  const { rows, batch } = await links.import({ csv: 'name,url\nA,example.com\nB,javascript:x', fileName: 'spring.csv' })
  expect(batch?.name).toBe('spring.csv')
  expect(rows.map(({ link }) => link?.batchId)).toEqual([batch?.batchId, undefined])
  expect(await (await links.export()).text()).toContain('spring.csv')
  await links.delete({ tagId: rows[0]?.link?.tagId ?? '' })
  expect((await links.batches({})).batches).toEqual([])
})

it('[14.7] series and batches are their account’s own, and bad input stores nothing', async () => {
  const { links } = await anAccount()
  const other = (await anAccount()).links
  await links.createSeries({ ...SITE, name: 'Mine', count: 2 })
  expect((await other.batches({})).batches).toEqual([])
  for (const bad of [{ count: 1 }, { count: 1001 }, { count: 2, from: -1 }, { count: 2, name: 'x'.repeat(61) }])
    expect(await refusal(other.createSeries({ ...SITE, name: 'T', ...bad }))).toMatchObject({ status: 400 })
  expect(await refusal(other.createSeries({ name: 'Nowhere', count: 2 }))).toMatchObject({ status: 400 })
  expect(await refusal(app.visitor.links.createSeries({ ...SITE, name: 'T', count: 2 }))).toMatchObject({ status: 401 })
  expect(await refusal(app.visitor.links.batches({}))).toMatchObject({ status: 401 })
  expect((await other.fetchAll({})).tagData).toEqual([])
})
