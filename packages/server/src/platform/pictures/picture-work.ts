import sharp from 'sharp'
import { createPictureProcess } from './picture-process.ts'

type Work = (...args: unknown[]) => Promise<unknown>

// In both processes. One thread per picture: the queue limits how much of the machine pictures may use.
sharp.concurrency(1)
sharp.cache(false)

const works = new Map<string, Work>()
const pictures = createPictureProcess()
let isPictureProcess = false

/** Has this process do the work itself: it is the one for pictures. */
export function workHere(): void {
  isPictureProcess = true
}

/** Returns the work of that name that a module has declared. */
export const findWork = (module: string, name: string): Work | undefined => works.get(`${module} ${name}`)

/**
 * Declares work that takes processor time, to be done in the process for pictures (record 181): its arguments and its
 * result are copied, and it shares no state with the server. `module` is `import.meta.url`, `name` unique in it.
 */
export function pictureWork<Args extends unknown[], Result>(
  module: string,
  name: string,
  work: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  // It is called with the arguments of the caller that is returned here.
  works.set(`${module} ${name}`, work as Work)
  return (...args) =>
    // What comes back is a copy of what the work returned.
    isPictureProcess ? work(...args) : (pictures.run({ module, name, args }) as Promise<Result>)
}
