import { timingSafeEqual } from 'node:crypto'

interface TicketDependencies {
  /** A keyed hash for this purpose only. */
  sign: (text: string) => string
  now: () => number
}

export interface Tickets {
  issue(): string
  /** Returns how long ago it was issued in ms; undefined when it is not ours. */
  ageOf(ticket: string): number | undefined
}

/** Tickets prove when a visitor began to fill in a form. Pages are cached, so they cannot hold one. Stateless. */
export function createTickets({ sign, now }: TicketDependencies): Tickets {
  return {
    issue() {
      const at = now().toString(36)
      return `${at}.${sign(at)}`
    },
    ageOf(ticket) {
      const [at = '', mac = ''] = ticket.split('.')
      if (!isSame(mac, sign(at))) return undefined
      return now() - Number.parseInt(at, 36)
    },
  }
}

/** Compares in constant time. */
export function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}
