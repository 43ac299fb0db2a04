import { writeFileSync } from 'node:fs'
import { RECORD_INDEX, readRecords } from './records/read-records.ts'
import { recordIndex } from './records/record-index.ts'

// Writes the index of the decision records.
const records = readRecords()
writeFileSync(RECORD_INDEX, recordIndex(records))
console.log(`${records.length} records stand in docs/decisions/README.md.`)
