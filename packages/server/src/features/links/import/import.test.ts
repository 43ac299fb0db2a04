import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { anApp } from '../../../testing/an-app.ts'
import { refusal } from '../../../testing/refusal.ts'
import { ORIGIN, startTestApp, type TestApp } from '../../../testing/start-test-app.ts'
import type { TestAccount } from '../../../testing/an-account.ts'
import { block } from '../../../testing/block.ts'

let app: TestApp
let account: TestAccount
let links: TestAccount['links']
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  account = await app.anAccount()
  links = account.links
})

const outcomes = (rows: { line: number; outcome: string; problem: string }[]) =>
  rows.map(({ line, outcome, problem }) => [line, outcome, problem])
const own = async () => (await links.fetchAll({})).tagData.filter(({ isDefault }) => !isDefault)

it('the import of links takes a file as a spreadsheet of another country writes it, each line on its own', async () => {
  const { page, itemId } = await anApp(account, 'file-cafe', { pageName: 'Café; "Öl"' })
  await app.db
    .insertInto('qr_designs')
    .values({
      qr_design_id: 'd1',
      account_id: account.accountId,
      name: 'Blue',
      client_config: '{}',
      logo: null,
      scan_check: null,
    })
    .execute()
  await block(app, 'bad.example')
  const csv = [
    '\uFEFFName;App;Destination URL;Slide;Design;Type;Short name;Notes;UTM Source;Whatever',
    '"Counter; ""card""";"Café; ""Öl""";;1;blue;Gold;Counter;"two',
    'lines";flyer;ignored',
    ';/file-cafe;;Slide;;black and white;;;;',
    ';;www.example.com/a;;;;;;;',
    '',
    ';;;;;;;;;',
    'Both;file-cafe;https://example.com;;;;;;;',
    'No such;nobody;;;;;;;;',
    'No slide;file-cafe;;7;;;;;;',
    'No design;;https://example.com;;Red;;;;;',
    'No type;;https://example.com;;;WOOD;;;;',
    'Same name;;https://example.com;;;;counter;;;',
    'Bad;;https://bad.example/x;;;;;;;',
    'Script;;javascript:alert(1);;;;;;;',
    'Nowhere;;;;;;;;;',
    "'=SUM(A1);;https://example.com/formula",
  ].join('\r\n')
  const dry = (await links.import({ csv, isDryRun: true })).rows
  expect(await own()).toEqual([])
  const { rows } = await links.import({ csv })
  expect(outcomes(rows)).toEqual(outcomes(dry))
  expect(rows.map(({ line, outcome }) => [line, outcome])).toEqual([
    [2, 'CREATED'],
    [4, 'CREATED'],
    [5, 'CREATED'],
    ...[8, 9, 10, 11, 12, 13, 14, 15, 16].map((line) => [line, 'REFUSED']),
    [17, 'CREATED'],
  ])
  const problems = rows.flatMap(({ problem }) => problem || [])
  for (const [index, words] of [
    'not both',
    'no app “nobody”',
    'no slide “7”',
    'no QR design “Red”',
    '“WOOD”',
    'taken',
    'harmful',
    '“url”',
    'Choose where',
  ].entries())
    expect(problems[index]).toContain(words)
  const [first, second, third, last] = await own()
  expect(first).toMatchObject({
    tagName: 'Counter; "card"',
    experienceId: page.experienceId,
    slideId: itemId,
    qrDesignId: 'd1',
    tagSubType: 'GOLD',
    slug: 'counter',
    note: 'two\nlines',
    utm: { source: 'flyer' },
  })
  expect(second).toMatchObject({ tagName: 'Café; "Öl"', slideId: itemId, tagSubType: 'BLACKANDWHITE' })
  expect(third).toMatchObject({ tagName: 'example.com', destinationUrl: 'https://www.example.com/a' })
  expect(last).toMatchObject({ tagName: '=SUM(A1)' })
})

it('the import of links fills the plan and says of the rest that it is full, dry or not', async () => {
  const csv = `url\n${'https://example.com\n'.repeat(12)}`
  const expected = Array.from({ length: 12 }, (_, index) => (index < 10 ? 'CREATED' : 'REFUSED'))
  expect((await links.import({ csv, isDryRun: true })).rows.map(({ outcome }) => outcome)).toEqual(expected)
  const { rows } = await links.import({ csv })
  expect(rows.map(({ outcome }) => outcome)).toEqual(expected)
  expect(rows[10]?.problem).toContain('Free plan')
  expect(await own()).toHaveLength(10)
})

it('the import of links reads dates, switches and commas in their usual forms', async () => {
  const csv = [
    'url,active,expires,note',
    'https://example.com,no,2030-12-31,"a, b"',
    'https://example.com,TRUE,2030-12-31T18:00+02:00,',
    'https://example.com,maybe,,',
    'https://example.com,yes,31.12.2030,',
    'https://example.com,yes,9999-12-31,',
  ].join('\n')
  const { rows } = await links.import({ csv })
  expect(rows.map(({ link }) => link && [link.active, link.expiresAt, link.note])).toEqual([
    [false, '2031-01-01T00:00:00.000Z', 'a, b'],
    [true, '2030-12-31T16:00:00.000Z', ''],
    null,
    null,
    null,
  ])
  expect(rows[4]?.problem).toContain('Leave “expires” empty')
})

it.each([
  ['nothing in it', ''],
  ['headings alone', 'name,url\n'],
  ['no column to lead to', 'name,note\nx,y'],
  ['a quotation mark that never ends', 'name,url\n"x,https://example.com\n'],
  ['too many lines', `url\n${'https://example.com\n'.repeat(2001)}`],
])('the import of links refuses a file with %s', async (_, csv) => {
  expect(await refusal(links.import({ csv }))).toMatchObject({ status: 400, field: 'csv' })
  expect(await own()).toEqual([])
})

it('the import of links leads only to the apps and designs of the account', async () => {
  const other = await app.anAccount()
  const { page } = await anApp(other, 'secret-cafe')
  for (const name of ['secret-cafe', page.experienceId ?? '', page.pageName])
    expect((await links.import({ csv: `app\n${name}` })).rows[0]).toMatchObject({ outcome: 'REFUSED' })
})

it('the import of links is taken back from what was exported, and no cell of that runs as a formula', async () => {
  await anApp(account, 'round-cafe', { pageName: '=cmd()' })
  await links.create({ destinationUrl: 'https://example.com/a', tagName: '=1+1', note: '@x', slug: 'exported' })
  const { body, headers, statusCode } = await app.get('/api/links/export.csv?timezone=Europe/Vienna', {
    headers: account.headers,
  })
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
  expect(headers['content-disposition']).toBe('attachment; filename="links.csv"')
  expect(body.startsWith('\uFEFFname,link,slug,app')).toBe(true)
  expect(body).toContain("'=1+1")
  expect(body).not.toMatch(/(^|,)"?[=@]/m)
  const [, , line = ''] = body.split('\r\n')
  expect(line).toMatch(new RegExp(`^'=1\\+1,${ORIGIN}/t/[A-Za-z0-9]{8},exported,`))
  const other = (await app.anAccount()).links
  const moved = body.replaceAll(new RegExp(`${ORIGIN}/t/\\w+`, 'g'), '').replace('exported', 'imported')
  const { rows } = await other.import({ csv: moved })
  expect(rows.map(({ outcome, link }) => [outcome, link?.tagName, link?.note])).toEqual([
    ['REFUSED', undefined, undefined],
    ['CREATED', '=1+1', '@x'],
  ])
})

it('[14.7] an exported file, imported again, changes nothing; what was edited in it updates its link, said in the dry run', async () => {
  const { page } = await anApp(account, 'again-cafe', { pageName: 'Again' })
  const { tagData: menu } = await links.create({
    experienceId: page.experienceId ?? '',
    tagName: 'Menu',
    note: 'two\nlines',
  })
  const { tagData: shop } = await links.create({
    destinationUrl: 'https://example.com/shop',
    tagName: ' Shop, "large"',
    slug: 'our-shop',
    utm: { source: 'card', medium: '', campaign: '', term: '', content: '' },
    expiresAt: '2031-01-01T00:00:00.000Z',
  })
  const csv = await (await links.export()).text()
  const before = await own()
  expect(new Set((await links.import({ csv })).rows.map(({ outcome }) => outcome))).toEqual(new Set(['UNCHANGED']))
  expect(await own()).toEqual(before)
  const edited = csv.replace('example.com/shop', 'example.com/new').replace('two\nlines', 'one line')
  const dry = await links.import({ csv: edited, isDryRun: true })
  expect(dry.rows.map(({ outcome, link }) => [outcome, link?.tagId])).toEqual([
    ['UNCHANGED', expect.anything()], // the app's own
    ['UPDATED', menu.tagId],
    ['UPDATED', shop.tagId],
  ])
  expect([await own(), dry.batch]).toEqual([before, null])
  const { rows, batch } = await links.import({ csv: edited, fileName: 'links.csv' })
  expect(rows.map(({ outcome }) => outcome)).toEqual(['UNCHANGED', 'UPDATED', 'UPDATED'])
  expect(batch).toBeNull()
  const [menuNow, shopNow] = await own()
  expect(menuNow).toEqual({ ...menu, note: 'one line', revision: 2, updatedAt: expect.anything() })
  expect(shopNow).toMatchObject({
    destinationUrl: 'https://example.com/new',
    slug: 'our-shop',
    utm: { source: 'card' },
  })
})

it('[14.7] a file without links, imported twice, makes no doubles: lines are known by short name, or by name and destination', async () => {
  const csv = [
    'name,url,slug,note',
    'Door,https://example.com/a,,',
    'Door,https://example.com/a,,',
    'Bar,example.com/b,bar-1,',
  ].join('\n')
  const first = await links.import({ csv, fileName: 'places.csv' })
  expect(first.rows.map(({ outcome }) => outcome)).toEqual(['CREATED', 'CREATED', 'CREATED'])
  const again = await links.import({ csv: csv.replace('bar-1,', 'bar-1,new'), isDryRun: true })
  expect(again.rows.map(({ outcome }) => outcome)).toEqual(['UNCHANGED', 'UNCHANGED', 'UPDATED'])
  const more = await links.import({ csv: `${csv}\nDoor,https://example.com/a,,` })
  expect(more.rows.map(({ outcome }) => outcome)).toEqual(['UNCHANGED', 'UNCHANGED', 'UNCHANGED', 'CREATED'])
  expect(await own()).toHaveLength(4)
  // A column that the file does not have stays as it is.
  const [door] = await own()
  const partial = await links.import({ csv: `link,note\n${ORIGIN}/t/${door?.tagId},by hand` })
  expect(partial.rows).toMatchObject([
    { outcome: 'UPDATED', link: { note: 'by hand', tagName: 'Door', destinationUrl: 'https://example.com/a' } },
  ])
})

it('[14.7] a line that names a link of somebody else, of nobody, or one twice is refused', async () => {
  const { tagData: mine } = await links.create({ destinationUrl: 'https://example.com/a', tagName: 'Mine' })
  const { tagData: theirs } = await (await app.anAccount()).links.create({ destinationUrl: 'https://example.com/a' })
  const cells = [
    theirs.tagId,
    `${ORIGIN}/t/nobody`,
    `https://elsewhere.example/t/${mine.tagId}`,
    mine.tagId,
    `${ORIGIN}/t/${mine.tagId}`,
  ]
  const { rows } = await links.import({ csv: `link,note\n${cells.map((cell) => `${cell},x`).join('\n')}` })
  expect(rows.map(({ outcome }) => outcome)).toEqual(['REFUSED', 'REFUSED', 'REFUSED', 'UPDATED', 'REFUSED'])
  expect(rows.map(({ problem }) => problem.includes('no link of yours'))).toEqual([true, true, true, false, false])
})

it('the export of links holds those of its account only, and refuses a zone that is too long', async () => {
  await links.create({ destinationUrl: 'https://example.com/b', tagName: 'Not theirs' })
  const other = await app.anAccount()
  expect(await (await other.links.export()).text()).not.toContain('Not theirs')
  expect(await (await links.export()).text()).toContain('Not theirs')
  await expect(links.export({ timezone: 'x'.repeat(65) })).rejects.toMatchObject({ status: 400 })
})

it('the import of links shows in an example how the columns are filled in', async () => {
  const { body, statusCode } = await app.get('/api/links/import-template.csv')
  expect(statusCode).toBe(200)
  const { rows } = await links.import({ csv: body })
  expect(rows.map(({ outcome }) => outcome)).toEqual(['REFUSED', 'CREATED'])
})
