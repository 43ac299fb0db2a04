import type { Message } from '@taplet/messages'
import type { BallId } from '../../balls/registry.ts'
import type { FrameId } from '../../frames/registry.ts'
import type { PatternId } from '../../patterns/registry.ts'
import type { Parts } from '../colour/parts.ts'
import type { FixId } from '../fixes/fix-id.ts'

/** What the rules look at: a design, measured. */
export interface Subject {
  parts: Parts
  isTransparent: boolean
  /** Dark area ÷ area of the dark modules, corners apart. */
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

/** Something that stands against a design. */
export interface Finding {
  rule: string
  message: Message
  /** What would mend it; empty when nothing of the design would. */
  fix: FixId | ''
  /** With this finding the design scores no more than so much. 100: it is told, and costs nothing. */
  cap: number
}

/** One rule of qr.md 4.6.1. Says what it found, or nothing. */
export type Rule = (subject: Subject) => Finding | undefined
