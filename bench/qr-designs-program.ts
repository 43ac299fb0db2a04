import { createJudge } from './qr-designs/judge-designs.ts'

// Judges every so-manieth design from the first on, and sends each verdict to the process that forked it.
const [first = 1, step = 1, end = 1] = process.argv.slice(2).map(Number)
const { judge, close } = await createJudge()
for (let seed = first; seed < end; seed += step) process.send?.(await judge(seed))
await close()
process.disconnect?.()
