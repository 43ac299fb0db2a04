import { describe, expect, it } from 'vitest'
import { mayBeFramed } from './may-be-framed.ts'

const ORIGIN = 'https://taplet.example'
const SITE = 'https://shop.example/page'

describe('Whether a site may be framed', () => {
  it.each([
    [{}, true],
    [{ 'x-frame-options': 'DENY' }, false],
    [{ 'x-frame-options': 'SAMEORIGIN' }, false],
    [{ 'x-frame-options': 'ALLOWALL' }, true],
    [{ 'content-security-policy': "frame-ancestors 'none'" }, false],
    [{ 'content-security-policy': "default-src 'self'; frame-ancestors 'self'" }, false],
    [{ 'content-security-policy': 'frame-ancestors *' }, true],
    [{ 'content-security-policy': 'frame-ancestors https:' }, true],
    [{ 'content-security-policy': 'frame-ancestors https://taplet.example' }, true],
    [{ 'content-security-policy': 'frame-ancestors *.example' }, true],
    [{ 'content-security-policy': 'frame-ancestors https://other.example' }, false],
    [{ 'content-security-policy': 'frame-ancestors *', 'x-frame-options': 'DENY' }, true],
    [{ 'content-security-policy': "frame-ancestors *, frame-ancestors 'none'" }, false],
    [{ 'content-security-policy': "script-src 'self'" }, true],
  ])('%o: %s', (headers, expected) => {
    expect(mayBeFramed(headers, SITE, ORIGIN)).toBe(expected)
  })
})
