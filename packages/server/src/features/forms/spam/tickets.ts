import { timingSafeEqual } from 'node:crypto'

interface TicketDependencies {
  /** A keyed hash for this purpose only. */
  sign: (text: string) => string
  now: () => number
}

export interface Tickets {
  issue(): string
  /** How long ago it was issued, ms; undefined for one that is not ours. */
  ageOf(ticket: string): number | undefined
}

/** Says when a visitor began to fill in a form. Pages come from caches, so it cannot stand in the page. Nothing is stored. */
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

/** Compares without telling by its time how much was right. */
export function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}
