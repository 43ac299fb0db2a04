import { frames } from '../frames/registry.ts'
import { layOutQr } from '../lay-out-qr.ts'
import { patterns } from '../patterns/registry.ts'
import { resolveBall, resolveFrame, resolvePattern } from '../resolve-shape.ts'
import { partsOf } from './colour/parts.ts'
import type { ScanDesign } from './design.ts'
import type { Finding, Subject } from './rules/rule.ts'
import { rules } from './rules/rules.ts'
import { smallLosses } from './rules/small-losses.ts'
import { smallestPrintMm } from './smallest-print-mm.ts'

/** The result of the rules for a design. */
export interface RuleReport {
  /** Worst first. */
  findings: Finding[]
  /** The same in the order in which to fix them. */
  repairs: Finding[]
  /** The design's maximum score, 0 to 100. */
  cap: number
  smallestPrintMm: number
  /** Modules from edge to edge, quiet zone included. */
  widthModules: number
}

/**
 * Checks a design against every rule. Takes a few milliseconds and is exact, so it can run on each key press; only
 * `decodeTest` can confirm that a code decodes. Throws RangeError when the text is too long for a code.
 */
export function checkRules(design: ScanDesign): RuleReport {
  const subject = measure(design)
  const repairs = rules.flatMap((rule) => rule(subject) ?? [])
  const sum = smallLosses(subject)
  // Next to a worse finding it would only repeat it.
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

function measure(design: ScanDesign): Subject {
  const { measures } = layOutQr(design.text, { logo: design.logo ?? undefined })
  const { coloring, corners, pattern } = design.config
  const quietZone = design.quietZone ?? measures.quietZone
  const widthModules = measures.modules + 2 * quietZone
  const frame = resolveFrame(corners.border)
  return {
    parts: partsOf(coloring),
    isTransparent: design.isTransparent ?? false,
    darkShare: patterns[resolvePattern(pattern)].darkShare,
    frameRadius: frames[frame].cornerRadius,
    frame,
    ball: resolveBall(corners.center),
    pattern: resolvePattern(pattern),
    logo: measures.logo && { budget: measures.logo.budget, modulesWide: measures.logo.box.width },
    quietZone,
    widthModules,
    printMm: design.printMm,
    smallestPrintMm: smallestPrintMm(widthModules, design.distanceMm),
  }
}
