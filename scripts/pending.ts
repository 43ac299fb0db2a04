import { pendingCalls } from '../packages/contract/src/pending-calls.ts'

// Prints the calls of the contract without a handler. They are recorded in packages/contract/pending-calls.txt.
const pending = pendingCalls()
process.stdout.write(`${pending.join('\n')}\n\n${pending.length} calls answer 501 NOT_AVAILABLE for now.\n`)
