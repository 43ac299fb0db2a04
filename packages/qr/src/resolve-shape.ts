import { type BallId, balls } from './balls/registry.ts'
import { type FrameId, frames } from './frames/registry.ts'
import { type PatternId, patterns } from './patterns/registry.ts'
import { type QrVariation, variations } from './variations.ts'

const DEFAULT_PATTERN: PatternId = 'dot'
const DEFAULT_FRAME: FrameId = 'frame13'
const DEFAULT_BALL: BallId = 'ball15'
const DEFAULT_VARIATION: QrVariation = 'singleColorCustomCorners'

/** Names in stored designs of shapes that have another name here. */
const PATTERN_ALIASES: Readonly<Record<string, string>> = { japanese: 'japnese' }
const FRAME_ALIASES: Readonly<Record<string, string>> = { frame9: 'frame0', frame15: 'frame13' }
const BALL_ALIASES: Readonly<Record<string, string>> = { ball4: 'ball0', ball9: 'ball15' }

/** The pattern drawn for a name: the default for unknown ones. */
export const resolvePattern = (name: string): PatternId => resolve(patterns, PATTERN_ALIASES, name, DEFAULT_PATTERN)

export const resolveFrame = (name: string): FrameId => resolve(frames, FRAME_ALIASES, name, DEFAULT_FRAME)

export const resolveBall = (name: string): BallId => resolve(balls, BALL_ALIASES, name, DEFAULT_BALL)

export const resolveVariation = (name: string): QrVariation => resolve(variations, {}, name, DEFAULT_VARIATION)

function resolve<Id extends string>(
  known: { readonly [K in Id]: unknown },
  aliases: Readonly<Record<string, string>>,
  name: string,
  fallback: Id,
): Id {
  const meant = Object.hasOwn(aliases, name) ? aliases[name] : name
  // The registry's own keys are its ids.
  return meant !== undefined && Object.hasOwn(known, meant) ? (meant as Id) : fallback
}
