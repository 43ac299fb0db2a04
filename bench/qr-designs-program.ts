import { createDesignChecker } from './qr-designs/check-designs.ts'

// Checks every n-th design from the first on, and sends each verdict to the parent process.
const [first = 1, step = 1, end = 1] = process.argv.slice(2).map(Number)
const { check, close } = await createDesignChecker()
for (let seed = first; seed < end; seed += step) process.send?.(await check(seed))
await close()
process.disconnect?.()
