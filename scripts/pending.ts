import { pendingCalls } from '../packages/contract/src/pending-calls.ts'

// The calls of the contract that have no handler yet. The record of them is packages/contract/pending-calls.txt.
const pending = pendingCalls()
process.stdout.write(`${pending.join('\n')}\n\n${pending.length} calls answer 501 NOT_AVAILABLE for now.\n`)
