import { runBench } from '../bench/run-bench.ts'
import { endWithMessage } from './end-with-message.ts'
import { prepareEnvironment } from './environment.ts'

// `npm run bench [name…]`: measures ratios and counts; no test, because the figures also depend on the machine.
try {
  prepareEnvironment()
  await runBench(process.argv.slice(2))
} catch (error) {
  endWithMessage(error)
}
