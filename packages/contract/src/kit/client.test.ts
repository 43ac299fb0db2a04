import { expect, test, vi } from 'vitest'
import { addresses } from '../addresses.ts'
import { ApiError, callUrl, createClient } from './client.ts'

const answering = (status: number, body: unknown) =>
  vi.fn<typeof fetch>(async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }))

test('a client sends the body as JSON and gives the answer back', async () => {
  const fetch = answering(200, { callResult: 'SUCCESS', body: { isAvailable: true } })
  const client = createClient({ fetch })
  expect(await client.experiences.checkName({ rootPageId: 'ofelia' })).toMatchObject({ body: { isAvailable: true } })
  expect(fetch).toHaveBeenCalledWith(
    '/api/checkPageNameAvailability',
    expect.objectContaining({ method: 'POST', body: '{"rootPageId":"ofelia"}' }),
  )
})

test('a client puts path parameters into the path and query fields into the query', async () => {
  const fetch = answering(200, { callResult: 'SUCCESS' })
  const client = createClient({ fetch, headers: () => ({ authorization: 'Bearer t' }) })
  await client.notifications.delete({ id: 'a/b' })
  expect(fetch.mock.calls[0]?.[0]).toBe('/api/notifications/configs/a%2Fb')
  await client.analytics.tags({ timezone: 'Asia/Kolkata' }).catch(() => {})
  expect(fetch.mock.calls[1]?.[0]).toBe('/api/analytics/tags/counts?timezone=Asia%2FKolkata')
})

test("a client rejects with the server's body", async () => {
  const body = { callResult: 'FAILURE', code: 'PAGE_NAME_TAKEN', message: 'This name is taken. Try another one.' }
  const client = createClient({ fetch: answering(409, body) })
  await expect(client.experiences.getAll()).rejects.toMatchObject({ status: 409, message: body.message, body })
})

test.each([
  [502, '<html>Bad gateway</html>'],
  [200, { callResult: 'FAILURE' }],
  [200, 'not json'],
  [200, [1, 2]],
  [200, { callResult: 'SOMETHING_NEW' }],
])('HTTP %i with %j is "Something went wrong"', async (status, body) => {
  const client = createClient({ fetch: answering(status, body) })
  await expect(client.experiences.getAll()).rejects.toThrow(
    new ApiError(status, { callResult: 'FAILURE', code: 'INTERNAL', message: 'Something went wrong' }),
  )
})

const FILE = { 'content-type': 'text/csv', 'content-disposition': 'attachment; filename="links.csv"' }

test('a client gives a file under the name that the server gave it', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response('name\nTable 1', { headers: FILE }))
  const file = await createClient({ fetch }).links.export({ timezone: 'Asia/Kolkata' })
  expect([file.name, file.type, await file.text()]).toEqual(['links.csv', FILE['content-type'], 'name\nTable 1'])
  expect(fetch.mock.calls[0]?.[0]).toBe(callUrl(addresses.links.export, { timezone: 'Asia/Kolkata' }))
})

test.each([
  [401, '{"callResult":"FAILURE","code":"UNAUTHORIZED","message":"Sign in first."}', 'UNAUTHORIZED'],
  [502, '<html>Bad gateway</html>', 'INTERNAL'],
  [200, '<html>Sign in to this network</html>', 'INTERNAL'],
])('HTTP %i with %j in place of a file is refused like any call', async (status, body, code) => {
  const client = createClient({ fetch: answering(status, body) })
  await expect(client.links.export()).rejects.toMatchObject({ name: 'ApiError', status, body: { code } })
})
