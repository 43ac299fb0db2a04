import type { Message } from '@taplet/messages'
import type { BallId } from '../../balls/registry.ts'
import type { FrameId } from '../../frames/registry.ts'
import type { PatternId } from '../../patterns/registry.ts'
import type { Parts } from '../colour/parts.ts'
import type { FixId } from '../fixes/fix-id.ts'

/** The input of the rules: a measured design. */
export interface Subject {
  parts: Parts
  isTransparent: boolean
  /** Dark area ÷ area of the dark modules, without the corners. */
  darkShare: number
  /** Radius of the frame's outer corners in modules; 3.5 is a circle. */
  frameRadius: number
  frame: FrameId
  ball: BallId
  pattern: PatternId
  /** Undefined without a logo. */
  logo: { budget: number; modulesWide: number } | undefined
  quietZone: number
  /** Modules from edge to edge, quiet zone included. */
  widthModules: number
  printMm: number | undefined
  smallestPrintMm: number
}

/** A problem of a design. */
export interface Finding {
  rule: string
  message: Message
  /** The fix for it; empty when no change of the design would help. */
  fix: FixId | ''
  /** With this finding the design's maximum score. 100: reported, but costs nothing. */
  cap: number
}

/** One rule of qr.md 4.6.1. Returns its finding, or undefined. */
export type Rule = (subject: Subject) => Finding | undefined
