import type { LinkHealth, Tag } from '@taplet/contract'
import type { Text } from '../../../text/text-key.ts'

export interface ShownHealth {
  tone: 'green' | 'amber' | 'red' | 'plain'
  /** One or two words. */
  short: string
  /** The explanation, as a sentence. */
  sentence: string
}

type State = LinkHealth['state'] | 'UNKNOWN' | 'OFF' | 'EXPIRED' | 'TAKEN_DOWN'

const tones: Readonly<Record<State, ShownHealth['tone']>> = {
  BLOCKED: 'red',
  DEAD: 'red',
  EXPIRED: 'amber',
  GONE: 'red',
  LOOP: 'red',
  OFF: 'plain',
  OK: 'green',
  REFUSES_FRAMES: 'amber',
  RESTING: 'plain',
  SLOW: 'amber',
  TAKEN_DOWN: 'red',
  UNKNOWN: 'plain',
  UNREACHABLE: 'amber',
}

/** The health of a link, most important first: its own switch before problems of its destination. */
function stateOf(link: Tag, health: LinkHealth | undefined, now: number): State {
  if (link.takedown) return 'TAKEN_DOWN'
  if (!link.active) return 'OFF'
  if (link.expiresAt !== null && Date.parse(link.expiresAt) <= now) return 'EXPIRED'
  return health?.state ?? 'UNKNOWN'
}

/** The health of a link in words. A finding of the check takes precedence over our own sentence. */
export function healthLabel(link: Tag, health: LinkHealth | undefined, t: Text, now = Date.now()): ShownHealth {
  const state = stateOf(link, health, now)
  const found = state === health?.state && state !== 'OK' ? health.detail : ''
  return {
    tone: tones[state],
    short: t(`links:health.${state}`),
    sentence: state === 'TAKEN_DOWN' ? (link.takedown?.reason ?? '') : found || t(`links:healthSays.${state}`),
  }
}
