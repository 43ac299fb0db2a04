import { drawQr } from '../draw-qr.ts'
import { frames } from '../frames/registry.ts'
import { patterns } from '../patterns/registry.ts'
import type { QrDrawing } from '../qr-drawing.ts'
import { resolveBall, resolveFrame, resolvePattern } from '../resolve-shape.ts'
import { partsOf } from './colour/parts.ts'
import type { ScanDesign } from './design.ts'
import type { Finding, Subject } from './rules/rule.ts'
import { rules } from './rules/rules.ts'
import { smallLosses } from './rules/small-losses.ts'
import { smallestPrintMm } from './smallest-print-mm.ts'

/** What the rules say of a design. */
export interface RuleReport {
  /** The gravest first. */
  findings: Finding[]
  /** The same in the order in which to mend them. */
  repairs: Finding[]
  /** What the design scores at most, 0 to 100. */
  cap: number
  smallestPrintMm: number
  /** Modules from edge to edge, quiet zone included. */
  widthModules: number
}

/**
 * Tries a design against every rule. Takes a few milliseconds and is exact, so it can follow each key; that a code truly
 * decodes is for `decodeTest` to say. Throws RangeError when the text is too long for a code.
 */
export function checkRules(design: ScanDesign): RuleReport {
  const subject = measure(design, drawQr(design.text, design.config, { logo: design.logo ?? undefined }))
  const repairs = rules.flatMap((rule) => rule(subject) ?? [])
  const sum = smallLosses(subject)
  // Beside a graver reason it would only say the same again.
  if (sum && !repairs.some(({ cap }) => cap <= sum.cap)) repairs.push(sum)
  const findings = repairs.toSorted((one, other) => one.cap - other.cap)
  return {
    findings,
    repairs,
    cap: Math.min(100, ...findings.map(({ cap }) => cap)),
    smallestPrintMm: subject.smallestPrintMm,
    widthModules: subject.widthModules,
  }
}

function measure(design: ScanDesign, drawing: QrDrawing): Subject {
  const { coloring, corners, pattern } = design.config
  const quietZone = design.quietZone ?? drawing.quietZone
  const widthModules = drawing.modules + 2 * quietZone
  const frame = resolveFrame(corners.border)
  return {
    parts: partsOf(coloring),
    isTransparent: design.isTransparent ?? false,
    darkShare: patterns[resolvePattern(pattern)].darkShare,
    frameRadius: frames[frame].cornerRadius,
    frame,
    ball: resolveBall(corners.center),
    pattern: resolvePattern(pattern),
    logo: drawing.logo && { budget: drawing.logo.budget, modulesWide: drawing.logo.box.width },
    quietZone,
    widthModules,
    printMm: design.printMm,
    smallestPrintMm: smallestPrintMm(widthModules, design.distanceMm),
  }
}
