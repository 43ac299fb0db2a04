import { DEFAULT_LANGUAGE, type Language, type Message } from '@taplet/messages'
import type { RuleReport } from './check-rules.ts'
import type { DecodeReport } from './decode/decode-report.ts'
import { messages } from './messages/messages.ts'

export type Grade = 'EVERYWHERE' | 'CURRENT_PHONES' | 'RISKY' | 'DO_NOT_PRINT'

/** The check in the contract's form. */
export interface ScanCheck {
  /** 0 to 100. */
  score: number
  grade: Grade
  /** Problems of the design, worst first. `fix` goes to `applyFix`; empty when no change of the design would help. */
  reasons: { rule: string; message: string; fix: string }[]
  smallestPrintMm: number
  /** False: by the rules alone, an upper limit. */
  isDecoded: boolean
}

/** The lowest score of each grade (qr.md 4.6.3). */
const EVERYWHERE = 85
const CURRENT_PHONES = 65
const RISKY = 40

export function gradeOf(score: number): Grade {
  if (score >= EVERYWHERE) return 'EVERYWHERE'
  if (score >= CURRENT_PHONES) return 'CURRENT_PHONES'
  return score >= RISKY ? 'RISKY' : 'DO_NOT_PRINT'
}

/** A decode test result below this is a reason of its own. */
const WORTH_SAYING = 0.85

/** Combines the results of rules and decode test; without a test only those of the rules, as an upper limit. */
export function scoreOf(report: RuleReport, decode?: DecodeReport, language: Language = DEFAULT_LANGUAGE): ScanCheck {
  const { findings, cap, smallestPrintMm } = report
  const share = Math.min(1, decode?.share ?? 1, ...(decode ? [strictShare(decode)] : []))
  const score = Math.floor(Math.min(100 * share, cap) + 1e-9)
  const reasons = findings.map(({ rule, message, fix }) => ({ rule, message: message(language), fix: fix as string }))
  const failing = share < WORTH_SAYING ? [{ rule: 'decode-test', message: decodeReason(share)(language), fix: '' }] : []
  return {
    score,
    grade: gradeOf(score),
    reasons: 100 * share < cap ? [...failing, ...reasons] : [...reasons, ...failing],
    smallestPrintMm,
    isDecoded: decode !== undefined,
  }
}

/** Some readers generally fail on dots and lower the share alone; failures of the best one count separately. */
const BEST_READER = 'zxing'
const BEST_SHOULD = 0.92
const NOT_EVERYWHERE = 0.84

function strictShare({ readers }: DecodeReport): number {
  const best = readers.find(({ reader }) => reader === BEST_READER)
  return best && best.read < BEST_SHOULD * best.plainRead ? NOT_EVERYWHERE : 1
}

const decodeReason = (share: number): Message =>
  share === 0 ? messages.later('decodeNone') : messages.later('decodeSome', { times: Math.round(share * 100) })
