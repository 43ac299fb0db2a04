import type { DecisionRecord } from '../records/parse-record.ts'
import { recordIndex } from '../records/record-index.ts'

const SECTIONS = 'Context, Decision, Consequences'
const MOST_WORDS = 400
const STATUS = /^(?:accepted(?:, changed by record \d{3})?|superseded by record \d{3})$/

/** Finds records of another form or length, numbers taken twice, and an outdated index. */
export function findRecordFaults(records: readonly DecisionRecord[], index: string): string[] {
  const numbers = records.map((record) => record.number)
  const faults = records.flatMap((record, at) => {
    const { file, number, words, sections, status } = record
    return [
      ...(number && file.startsWith(`${number}-`)
        ? []
        : ['begins with "# 062 Title", a date, a status and a sentence']),
      ...(number && numbers.indexOf(number) !== at ? [`${number} is the number of another record, too`] : []),
      ...(number && !STATUS.test(status) ? [`"${status}" is no status`] : []),
      ...(sections.join(', ') === SECTIONS ? [] : [`its sections are not ${SECTIONS}`]),
      ...(words > MOST_WORDS ? [`${words} words are more than ${MOST_WORDS}`] : []),
    ].map((fault) => `docs/decisions/${file}: ${fault}`)
  })
  return index === recordIndex(records) ? faults : [...faults, 'docs/decisions/README.md: `npm run records` writes it']
}
