import { expect, it } from 'vitest'
import { createPageHead, surrogateKey } from './page-head.ts'

const inline = { scripts: [], styles: [], hasModules: false }

it('the page head lets networks keep pages only where the operator says so, under a key to purge them by, and notices never', () => {
  const headOf = createPageHead({ cdnMaxAge: 60 })
  expect(headOf(inline, 'e1').headers).toEqual({
    'cache-control': 'public, max-age=0, stale-if-error=3600',
    'cdn-cache-control': 'public, max-age=60, stale-if-error=86400',
    'cache-tag': surrogateKey('e1'),
    'surrogate-key': surrogateKey('e1'),
  })
  expect(surrogateKey('e1')).not.toContain('e1-')
  expect(surrogateKey('e1')).not.toBe(surrogateKey('e2'))
  expect(headOf(inline).headers).toEqual({})
  expect(createPageHead()(inline, 'e1').headers).toEqual({ 'cache-control': 'public, max-age=0, stale-if-error=3600' })
})
