import { describe, expect, it } from 'vitest'
import { addressState } from './address-state.ts'

const ORIGIN = 'https://taplet.example'
const SITE = 'https://shop.example/page'

describe('The state of an address', () => {
  it.each([
    [200, 'ALIVE'],
    [204, 'ALIVE'],
    [404, 'DEAD'],
    [410, 'DEAD'],
    [401, 'UNKNOWN'],
    [403, 'UNKNOWN'],
    [429, 'UNKNOWN'],
    [999, 'UNKNOWN'],
    [500, 'SILENT'],
    [503, 'SILENT'],
  ])('of a site that answers %i is %s', (status, state) => {
    const outcome = { kind: 'ANSWER', url: SITE, status, headers: {}, body: Buffer.from('') } as const
    expect(addressState(outcome, ORIGIN).state).toBe(state)
  })

  it('is not known while this server is offline', () => {
    expect(addressState({ kind: 'FAILED', reason: 'OFFLINE' }, ORIGIN).state).toBe('UNKNOWN')
  })

  it('is dead when there is no such host, silent when it does not answer, private inside a network', () => {
    expect(addressState({ kind: 'FAILED', reason: 'NO_HOST' }, ORIGIN).state).toBe('DEAD')
    expect(addressState({ kind: 'FAILED', reason: 'TIMEOUT' }, ORIGIN).state).toBe('SILENT')
    expect(addressState({ kind: 'REFUSED', reason: 'PRIVATE' }, ORIGIN).state).toBe('PRIVATE')
  })
})
