import { expect, test, vi } from 'vitest'
import { ApiError, createClient } from './client.ts'

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
