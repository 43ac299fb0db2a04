import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Account, SaverMessage } from './messages.ts'

export interface Saver {
  /** Resolves when the order is done: after a pause no save is in flight. */
  tell: (order: SaverMessage) => Promise<Account>
  stop: () => void
}

export function startSaver(): Saver {
  const child = fork(fileURLToPath(new URL('../save-program.ts', import.meta.url)))
  return {
    async tell(order) {
      child.send(order)
      // Only save-program.ts sends on this channel.
      const [account] = (await once(child, 'message')) as [Account]
      return account
    },
    stop: () => child.disconnect(),
  }
}
