import {
  checkRules,
  createDecodeTest,
  type Grade,
  makeSafe,
  plainDesign,
  type ScanDesign,
  scoreOf,
  seededRandom,
} from '@taplet/qr/scannability'
import { loadNodeReaders } from '@taplet/qr/scannability/node'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addReads, countReads, type Reads } from './count-reads.ts'
import { randomDesign, TEXT } from './random-design.ts'

const seedsFrom = (first: number, length: number) => Array.from({ length }, (_, index) => first + index)

/**
 * A design is read until one lost picture more or less cannot change the verdict: the nearer to the limit, the more
 * pictures, all of which count. The seeds differ from the product's own, which it may have been tuned to.
 */
const ROUNDS = [
  { seeds: seedsFrom(11, 4), clear: 0.975 },
  { seeds: seedsFrom(101, 12), clear: 0.965 },
  { seeds: seedsFrom(201, 24), clear: 0 },
] as const
/** Pictures after each round: two sizes, seven distortions with every seed and the undistorted one once a round. */
export const PICTURES = ROUNDS.map((_, last) =>
  ROUNDS.slice(0, last + 1).reduce((sum, { seeds }) => sum + 2 * (7 * seeds.length + 1), 0),
)
/** One design in this many is taken after the product's own fix. */
export const REPAIRED_EVERY = 3

/** A design that the product calls "scans everywhere", and how often it was read beside the plain code. */
export interface Measured {
  design: ScanDesign
  reads: Reads
  plain: Reads
  /** Rounds that were too close to decide. */
  doubts: number
}

export interface CheckedDesign {
  seed: number
  grade: Grade
  measured?: Measured
}

/** Checks a random design with the product, and those with its top grade with readers it did not use. */
export async function createDesignChecker(): Promise<{
  check: (seed: number) => Promise<CheckedDesign>
  close: () => Promise<void>
}> {
  const folder = await mkdtemp(join(tmpdir(), 'taplet-qr-'))
  const readers = await loadNodeReaders()
  const decodeTest = createDecodeTest()
  const onlyZxing = readers.filter(({ name }) => name === 'zxing')
  const readRound = (design: ScanDesign, round: number) =>
    // jsQR is reported beside the others and takes the most time: the first pictures are enough for it.
    countReads(design, ROUNDS[round]?.seeds ?? [], { folder, readers: round === 0 ? readers : onlyZxing })
  const plainRounds = new Map<number, Promise<Reads>>()
  const readPlain = (round: number): Promise<Reads> => {
    const reads = plainRounds.get(round) ?? readRound(plainDesign(TEXT), round)
    plainRounds.set(round, reads)
    return reads
  }

  async function measure(design: ScanDesign): Promise<Measured> {
    const measured: Measured = { design, reads: {}, plain: {}, doubts: 0 }
    for (const [round, { clear }] of ROUNDS.entries()) {
      measured.reads = addReads(measured.reads, await readRound(design, round))
      measured.plain = addReads(measured.plain, await readPlain(round))
      if (shareOf(measured.reads, measured.plain) >= clear) break
      measured.doubts++
    }
    return measured
  }

  return {
    async check(seed) {
      const given = randomDesign(seededRandom(seed))
      const design = seed % REPAIRED_EVERY === 0 ? makeSafe(given) : given
      // Where the rules alone rule out "everywhere", the slow test is skipped.
      const rules = checkRules(design)
      const byRules = scoreOf(rules).grade
      const grade = byRules === 'EVERYWHERE' ? scoreOf(rules, await decodeTest(design, { readers })).grade : byRules
      return grade === 'EVERYWHERE' ? { seed, grade, measured: await measure(design) } : { seed, grade }
    },
    close: () => rm(folder, { recursive: true, force: true }),
  }
}

/** Reads of both readers ÷ theirs of the plain code in the same pictures. */
export const shareOf = (reads: Reads, plain: Reads, names: readonly string[] = ['zxing', 'zbar']): number =>
  sum(reads, names) / sum(plain, names)

const sum = (reads: Reads, names: readonly string[]): number =>
  names.reduce((total, name) => total + (reads[name] ?? 0), 0)
