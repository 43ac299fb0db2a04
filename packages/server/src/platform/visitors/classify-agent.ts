import { isbot } from 'isbot'
import { createRequire } from 'node:module'
import { type DeviceClass, deviceClass } from './device-class.ts'
import { previews } from './previews.ts'
import { namedRobots, UNLISTED_ROBOTS } from './robots.ts'

/** One more with each change of previews.ts or robots.ts, so that it can be told who judged a stored visit. */
const OWN_LISTS = 1
// The package answers its own description; no type of ours is meant.
const { version } = createRequire(import.meta.url)('isbot/package.json') as { version: string }
/** Who judges: stored with each visit, so that visits can be judged again. */
export const CLASSIFIER = `isbot ${version} + taplet ${OWN_LISTS}`

export interface AgentClass {
  verdict: 'HUMAN' | 'BOT' | 'PREVIEW'
  /** Which program, where owners know it by name; of few words, since it is counted by. */
  reason: string
  device: DeviceClass
}

/** Longer ones are cut, here and where they are stored. */
export const MAX_AGENT = 512
const MAX_REMEMBERED = 5000
const remembered = new Map<string, AgentClass>()

/** What a program's name says of it. The names met last are remembered: reading one costs more than a page that lies ready. */
export function classifyAgent(userAgent: string): AgentClass {
  const name = userAgent.length > MAX_AGENT ? userAgent.slice(0, MAX_AGENT) : userAgent
  const known = remembered.get(name)
  if (known) return known
  const judgement = { ...judge(name), device: deviceClass(name) }
  // In the order in which they came; who comes again after thousands of others is read again.
  if (remembered.size >= MAX_REMEMBERED) remembered.delete(remembered.keys().next().value ?? '')
  remembered.set(name, judgement)
  return judgement
}

const nameIn = (names: readonly (readonly [string, RegExp])[], agent: string): string | undefined =>
  names.find(([, pattern]) => pattern.test(agent))?.[0]

function judge(agent: string): Pick<AgentClass, 'verdict' | 'reason'> {
  if (agent.trim() === '') return { verdict: 'BOT', reason: 'No name' }
  const preview = nameIn(previews, agent)
  if (preview !== undefined) return { verdict: 'PREVIEW', reason: preview }
  if (isbot(agent) || UNLISTED_ROBOTS.test(agent)) return { verdict: 'BOT', reason: nameIn(namedRobots, agent) ?? '' }
  return { verdict: 'HUMAN', reason: '' }
}
