import { isbot } from 'isbot'
import { createRequire } from 'node:module'
import { type DeviceClass, deviceClass } from './device-class.ts'
import { previews } from './previews.ts'
import { namedRobots, UNLISTED_ROBOTS } from './robots.ts'

/** Increment with each change of previews.ts or robots.ts: stored visits record which lists classified them. */
const OWN_LISTS = 2
// The package returns its own package.json, which has no type of ours.
const { version } = createRequire(import.meta.url)('isbot/package.json') as { version: string }
/** Version of the classifier: stored with each visit, so that visits can be classified again. */
export const CLASSIFIER = `isbot ${version} + taplet ${OWN_LISTS}`

export interface AgentClass {
  verdict: 'HUMAN' | 'BOT' | 'PREVIEW'
  /** The program, where owners know it by name; has few values, since visits are counted by it. */
  reason: string
  device: DeviceClass
}

/** Longer ones are truncated, here and where they are stored. */
export const MAX_AGENT = 512
const MAX_REMEMBERED = 5000
const remembered = new Map<string, AgentClass>()

/** Classifies a program by its user agent. Recent ones are cached: this costs more than sending a cached page. */
export function classifyAgent(userAgent: string): AgentClass {
  const name = userAgent.length > MAX_AGENT ? userAgent.slice(0, MAX_AGENT) : userAgent
  const known = remembered.get(name)
  if (known) return known
  const traffic = { ...classify(name), device: deviceClass(name) }
  // Oldest first; an agent evicted by thousands of others is classified again.
  if (remembered.size >= MAX_REMEMBERED) remembered.delete(remembered.keys().next().value ?? '')
  remembered.set(name, traffic)
  return traffic
}

const nameIn = (names: readonly (readonly [string, RegExp])[], agent: string): string | undefined =>
  names.find(([, pattern]) => pattern.test(agent))?.[0]

function classify(agent: string): Pick<AgentClass, 'verdict' | 'reason'> {
  if (agent.trim() === '') return { verdict: 'BOT', reason: 'No name' }
  const preview = nameIn(previews, agent)
  if (preview !== undefined) return { verdict: 'PREVIEW', reason: preview }
  if (isbot(agent) || UNLISTED_ROBOTS.test(agent)) return { verdict: 'BOT', reason: nameIn(namedRobots, agent) ?? '' }
  return { verdict: 'HUMAN', reason: '' }
}
