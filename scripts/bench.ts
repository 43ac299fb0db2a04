import { runBench } from '../bench/run-bench.ts'
import { endWithMessage } from './end-with-message.ts'
import { prepareEnvironment } from './environment.ts'

// `npm run bench [name…]`: measures, as ratios and counts; no test, for the figures are the machine's as well as ours.
try {
  prepareEnvironment()
  await runBench(process.argv.slice(2))
} catch (error) {
  endWithMessage(error)
}
