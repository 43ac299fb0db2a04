import { parse } from 'csv-parse/sync'
import { buffer } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { csvWriter } from './csv.ts'

async function write(...rows: string[][]): Promise<string> {
  const writer = csvWriter(['Word', 'Other'])
  for (const row of rows) writer.write(row)
  writer.end()
  return (await buffer(writer)).toString()
}

it('a CSV file begins with the mark that spreadsheets know UTF-8 by', async () => {
  expect(await write(['Été', 'b'])).toBe('\uFEFFWord,Other\r\nÉté,b\r\n')
})

it.each(['=1+1', '+1', '-1', '@SUM(A1)'])('a CSV file lets no spreadsheet run %s', async (formula) => {
  expect(parse(await write([formula, 'b']), { bom: true })).toEqual([
    ['Word', 'Other'],
    [`'${formula}`, 'b'],
  ])
})

it.each(['\n', '\r', '\r\n', ';', '\t'])('a CSV file lets no formula begin behind %j inside a word', async (sign) => {
  const word = `kind words${sign}=1+1`
  const written = await write([word, 'b'])
  expect(written).toBe(`\uFEFFWord,Other\r\n"${word}",b\r\n`)
  expect(parse(written, { bom: true, record_delimiter: '\r\n' })[1]).toEqual([word, 'b'])
})
