import { createJudge } from './qr-designs/judge-designs.ts'

// Judges every design whose number leaves this remainder, and sends each verdict to the process that forked it.
const [first = 1, step = 1, count = 0] = process.argv.slice(2).map(Number)
const { judge, close } = await createJudge()
for (let seed = first; seed <= count; seed += step) process.send?.(await judge(seed))
await close()
process.disconnect?.()
