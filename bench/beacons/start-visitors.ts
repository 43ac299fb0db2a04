import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Account, SenderMessage, BeaconOrder } from './messages.ts'

export interface Visitors {
  /** Resolves when so many reports have been acknowledged. */
  until: (acknowledged: number) => Promise<void>
  /** Resolves when all have. */
  ended: Promise<Account>
  stop: () => void
}

/** Sends visitors to an app, in a process of their own. */
export function startVisitors(order: BeaconOrder): Visitors {
  const child = fork(fileURLToPath(new URL('../beacons-program.ts', import.meta.url)))
  const waiting = new Set<{ at: number; resolve: () => void }>()
  const ended = new Promise<Account>((resolve, reject) => {
    child.on('exit', () => reject(new Error('The visitors ended by themselves.')))
    // Only beacons-program.ts speaks on this channel.
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
  ended.catch(() => {}) // whoever waits is told; nobody may
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
