import { plainLook } from '@taplet/qr'
import type { ScanDesign } from '@taplet/qr/scannability'
import { expect, it } from 'vitest'
import { createScanner } from './scanner.ts'

const design: ScanDesign = { text: 'https://taplet.example/t/a', config: plainLook }

function aScanner(options: Omit<Parameters<typeof createScanner>[0], 'onError'>) {
  const errors: unknown[] = []
  return { ...createScanner({ onError: (error) => errors.push(error), ...options }), errors }
}

it('[14.2] a scan of one account waits for one of another; a check whose turn comes late says that it was not read', async () => {
  const { check, decodes, errors } = aScanner({ patienceMs: 0 })
  const done: string[] = []
  const scan = async (name: string) => {
    const isReadable = await decodes(name.slice(0, 1), design)
    done.push(name)
    return isReadable
  }
  const outcomes = Promise.allSettled(Array.from({ length: 30 }, (_, index) => scan(`a${index}`)))
  const late = check('c', design)
  expect(await scan('b')).toBe(true)
  expect(done).toEqual(['a0', 'b'])
  expect(await late).toMatchObject({ grade: 'EVERYWHERE', isDecoded: false })
  const refused = (await outcomes).flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  expect(refused).toHaveLength(25)
  expect(refused[0]).toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfter: expect.any(Number) })
  expect(errors).toEqual([])
})

it('[14.2] a scan that ends without a result is told, and never taken for a readable code', async () => {
  const scan = () => Promise.reject(new Error('It ended.'))
  const { check, decodes, errors } = aScanner({ scan })
  await expect(decodes('a', design)).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfter: 5 })
  expect(await check('a', design)).toMatchObject({ isDecoded: false })
  expect(errors).toHaveLength(2)
})
