import { expect, test } from 'vitest'
import { parseJson } from './parse-json.ts'

const parse = (text: string): unknown => parseJson(Buffer.from(text))

test.each([
  ['a megabyte of numbers', `[${'1,'.repeat(500_000)}1]`],
  ['an upload’s worth of numbers', `{"a":[${'1,'.repeat(16_000_000)}1]}`],
  ['a crowd of empty lists', `[${Array.from({ length: 20_000 }, () => '[]').join()}]`],
  ['a crowd of names', JSON.stringify(Object.fromEntries(Array.from({ length: 20_001 }, (_, i) => [`n${i}`, 0])))],
])('parseJson refuses %s for their count', (_, text) => {
  expect(() => parse(text)).toThrow('more than 20,000 values')
})

test('parseJson never parses what has too many values', () => {
  // Invalid JSON at the very end, which a parser that stops at the limit never reaches.
  expect(() => parse(`[${'1,'.repeat(30_000)} this is not JSON`)).toThrow('more than 20,000 values')
})

test('parseJson takes one huge text: a picture as base64', () => {
  const file = 'iVBORw0K'.repeat(4_000_000)
  expect(parse(JSON.stringify({ file }))).toEqual({ file })
})

test('brackets, commas and quotes inside texts are just text', () => {
  const value = { a: '[{"'.repeat(1000), b: ','.repeat(50_000), c: '\\', d: '\\"', 'e"[': ['\\\\"[', 'x\\'], f: '' }
  expect(parse(JSON.stringify(value))).toEqual(value)
})

test.each([
  '{"__proto__":{"admin":true}}',
  '{"a":[{"__proto__":1}]}',
  '{"\\u005f_proto__":{"admin":true}}',
  '{"a":{"constructor":{"prototype":{}}}}',
])('parseJson refuses names that change what objects are: %s', (text) => {
  expect(() => parse(text)).toThrow('is not allowed')
})

test.each(['{"a":"\\u0000"}', '{"\\u0000":1}', '["\\ud800"]', '{"a":[{"b":"\\udfff"}]}'])(
  'parseJson refuses text that cannot be stored: %s',
  (text) => expect(() => parse(text)).toThrow('cannot be stored'),
)

test.each(['{"a":"', '"\\', '"\\"', '[1', '{"a":1,}', '\ufeff{}', 'NaN', ']]]]'])(
  'parseJson refuses broken JSON: %s',
  (text) => {
    expect(() => parse(text)).toThrow('not valid JSON')
  },
)
