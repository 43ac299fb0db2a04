import { expect, it, vi } from 'vitest'
import { createFakeCaches } from '../testing/fake-caches.ts'
import { leave } from './leave.ts'
import { FILES, PAGES } from './shelf.ts'

it('leaves nothing of its own behind, and all of anybody else’s', async () => {
  const caches = createFakeCaches()
  for (const name of [PAGES, 'somebody-else']) await caches.open(name)
  const unregister = vi.fn(async () => true)
  await leave({ caches, registration: { unregister } })
  expect(unregister).toHaveBeenCalledOnce()
  expect(await caches.keys()).toEqual(['somebody-else'])
})

it('takes along what the worker before was still keeping when this one took its place', async () => {
  const caches = createFakeCaches()
  await caches.open(PAGES)
  const unregister = async () => {
    await (await caches.open(FILES)).put('/media/public/late.webp', new Response('pixels'))
    return true
  }
  await leave({ caches, registration: { unregister } })
  expect(await caches.keys()).toEqual([])
})
