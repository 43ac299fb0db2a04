import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runTags } from './run-tags.ts'
import { createTagCommands, type TagCommands } from './tag-commands.ts'
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts'

let app: TestApp
let admin: TagCommands
beforeAll(async () => {
  app = await startTestApp()
  admin = createTagCommands(app.db, 'https://tapl.et')
})
afterAll(() => app.stop())

const run = (command: string) => runTags(admin, command.split(' '))
const linesOf = async (command: string) => (await run(command)).lines.join('\n')

it('runTags makes a batch, and the file to write the tags from', async () => {
  const { lines, file } = await run('make --count 3 --type gold --batch spring-26 --csv tags.csv')
  expect(lines).toEqual(['3 tags in tags.csv.'])
  expect(file?.path).toBe('tags.csv')
  // The file has headings.
  const rows = parse(file?.content ?? '', { columns: true }) as Record<string, string>[]
  expect(rows).toHaveLength(3)
  expect(new Set(rows.map(({ id }) => id)).size).toBe(3)
  for (const { id = '', url, type, batch, bytes, chip, ndef_message, type2_memory } of rows) {
    expect(id).toMatch(/^[A-Za-z0-9]{8}$/)
    expect({ url, type, batch, chip }).toEqual({
      url: `https://tapl.et/t/${id}`,
      type: 'GOLD',
      batch: 'spring-26',
      chip: 'NTAG213',
    })
    const text = Buffer.from((ndef_message ?? '').replaceAll(' ', ''), 'hex').toString('latin1')
    expect(text).toBe(`\xD1\x01\x15U\x04tapl.et/t/${id}?n`)
    expect(type2_memory).toBe(`03 19 ${ndef_message} FE`)
    expect(bytes).toBe('28')
  }
  expect(await linesOf('list')).toContain('spring-26  GOLD  3 made, 0 claimed, 0 out of service')
  expect((await run('list --batch spring-26 --csv again.csv')).file?.content.split('\n').toSorted()).toEqual(
    file?.content.split('\n').toSorted(),
  )
})

it('runTags prints the file when it is to go nowhere else', async () => {
  expect((await linesOf('make --count 1 --type RAINBOW --batch one')).split('\n')).toHaveLength(2)
})

it('runTags takes a tag or a batch out of service and back, and shows who has claimed', async () => {
  await run('make --count 2 --type SILVER --batch doors')
  const [tag] = await admin.listBatch('doors')
  const tagId = tag?.tag_id ?? ''
  expect(await linesOf(`disable https://tapl.et/t/${tagId}`)).toBe('1 tag is out of service now.')
  const links = (await app.anAccount()).links
  expect((await links.registration({ tagId })).state).toBe('DISABLED')
  expect(await linesOf('disable doors')).toBe('1 tag is out of service now.')
  expect(await linesOf('enable doors')).toBe('2 tags are in service again.')
  await links.claim({ tagId, destinationUrl: 'https://example.com' })
  expect(await linesOf('list --batch doors')).toMatch(new RegExp(`/t/${tagId}  SILVER  claimed \\d{4}`))
})

it('runTags lists the unknown codes that were scanned most', async () => {
  expect(await linesOf('orphans')).toBe('No unknown code was scanned in the last 30 days.')
  const today = new Date().toISOString().slice(0, 10)
  const scans = [
    { code: 'rare', day: today, scans: 1 },
    { code: 'often\u001b[31m', day: today, scans: 7 },
    { code: '*', day: today, scans: 3 },
    { code: 'long-ago', day: '2020-01-01', scans: 99 },
  ]
  await app.db.insertInto('orphan_scans').values(scans).execute()
  expect((await run('orphans')).lines).toEqual([
    `       7  /t/often?[31m  last on ${today}`,
    `       3  (all others)  last on ${today}`,
    `       1  /t/rare  last on ${today}`,
  ])
  expect((await run('orphans --days 9999')).lines[0]).toContain('long-ago')
})

it.each([
  ['make --count 0 --type GOLD --batch x', '--count'],
  ['make --count 10001 --type GOLD --batch x', '--count'],
  ['make --type GOLD --batch x', '--count'],
  ['make --count 5 --type WOOD --batch x', '--type'],
  ['make --count 5 --type GOLD', '--batch'],
  ['make --size 5', 'npm run tags'],
  ['list --batch nowhere', 'no batch "nowhere"'],
  ['disable nowhere', 'no tag and no batch'],
  ['orphans --days x', '--days'],
  ['sell', 'no command "sell"'],
])('runTags answers "%s" with a sentence about %s', async (command, words) => {
  await expect(run(command)).rejects.toThrow(words)
})
