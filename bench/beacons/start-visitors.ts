import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Account, SenderMessage, BeaconOrder } from './messages.ts'

export interface Visitors {
  /** Resolves when this many reports have been acknowledged. */
  until: (acknowledged: number) => Promise<void>
  /** Resolves when all reports have been acknowledged. */
  ended: Promise<Account>
  stop: () => void
}

/** Starts a process that sends visits to an app. */
export function startVisitors(order: BeaconOrder): Visitors {
  const child = fork(fileURLToPath(new URL('../beacons-program.ts', import.meta.url)))
  const waiting = new Set<{ at: number; resolve: () => void }>()
  const ended = new Promise<Account>((resolve, reject) => {
    child.on('exit', () => reject(new Error('The visitors ended by themselves.')))
    // Only beacons-program.ts sends on this channel.
    child.on('message', (news: SenderMessage) => {
      const reached = news.kind === 'end' ? Number.POSITIVE_INFINITY : news.acknowledged
      for (const one of waiting) {
        if (one.at > reached) continue
        waiting.delete(one)
        one.resolve()
      }
      if (news.kind === 'end') resolve(news.account)
    })
  })
  ended.catch(() => {}) // whoever waits gets the error; nobody may be waiting
  child.send(order)
  return {
    until: async (at) => {
      await Promise.race([new Promise<void>((resolve) => waiting.add({ at, resolve })), ended])
    },
    ended,
    stop: () => {
      if (child.connected) child.disconnect()
    },
  }
}
