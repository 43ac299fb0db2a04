import { plainLook } from '@taplet/qr'
import type { ScanDesign } from '@taplet/qr/scannability'
import { expect, it, onTestFinished } from 'vitest'
import { createScanner } from './scanner.ts'

const design: ScanDesign = { text: 'https://taplet.example/t/a', config: plainLook }

function aScanner(options: { patienceMs?: number; idleMs?: number } = {}) {
  const errors: unknown[] = []
  const scanner = createScanner({ onError: (error) => errors.push(error), ...options })
  onTestFinished(() => scanner.stop())
  return { ...scanner, errors }
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

it('[14.4] the scanner gives the memory of its thread back in quiet times, and never takes a dead thread for a readable code', async () => {
  const { decodes, isAwake, stop } = aScanner({ idleMs: 1 })
  expect(await decodes('a', design)).toBe(true)
  await expect.poll(isAwake).toBe(false)
  const asked = decodes('a', design)
  await expect.poll(isAwake).toBe(true)
  await stop()
  await expect(asked).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfter: 5 })
})
