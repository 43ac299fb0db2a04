// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reloadAfterRelease } from './reload-after-release.ts'

const reload = vi.fn()
const serve = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(answer))
const page = (script: string) => async () => new Response(`<script type="module" src="${script}"></script>`)

beforeEach(() => {
  sessionStorage.clear()
  reload.mockClear()
  vi.stubGlobal('location', { reload, pathname: '/app/explore' })
  document.head.innerHTML = '<script type="module" src="/assets/app/index-old.js"></script>'
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.head.innerHTML = ''
})

test('a file that a new release took away brings the new page, once', async () => {
  serve(page('/assets/app/index-new.js'))
  await reloadAfterRelease()
  await reloadAfterRelease()
  expect(reload).toHaveBeenCalledTimes(1)
})

test.each([
  ['of the same release', page('/assets/app/index-old.js')],
  ['that is down', async () => new Response('', { status: 502 })],
  ['that nobody reaches', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a page of a server %s stays as it is', async (_, answer) => {
  serve(answer)
  await reloadAfterRelease()
  expect(reload).not.toHaveBeenCalled()
})
