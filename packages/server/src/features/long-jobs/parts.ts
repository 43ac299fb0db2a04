import { unzipSync, Zip, ZipPassThrough, zipSync } from 'fflate'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { MadeFile } from '../../platform/jobs/long-work.ts'
import type { Storage, StoredObject } from '../../platform/storage/create-storage.ts'

const prefixOf = (jobId: string): string => `long-jobs/${jobId}/`

/** What a job has made: the files of each step, and the result of them all. */
export function createParts(storage: Storage, jobId: string) {
  const prefix = prefixOf(jobId)
  const keyOf = (step: number): string => `${prefix}step-${step}`
  const result = `${prefix}result`

  async function readStep(step: number): Promise<MadeFile[]> {
    const stream = await storage.get(keyOf(step))
    if (!stream) throw new Error('A part of a long job is gone')
    const entries = Object.entries(unzipSync(await buffer(stream)))
    return entries.map(([name, content]) => ({ name: name.slice(name.indexOf('/') + 1), content }))
  }

  async function* readSteps(steps: number): AsyncGenerator<MadeFile> {
    for (let step = 0; step < steps; step++) yield* await readStep(step)
  }

  return {
    /** Stores the files of a step. */
    async keep(step: number, files: readonly MadeFile[]): Promise<void> {
      // Names may occur twice here; they are numbered in the result.
      const entries = Object.fromEntries(files.map(({ name, content }, index) => [`${index}/${name}`, content]))
      await storage.put(keyOf(step), Buffer.from(zipSync(entries, { level: 0 })))
    },

    /** Joins the files of all steps to the result: a file that is alone as it is, if it may be, else a ZIP. */
    async join(steps: number, mayBeAlone: boolean): Promise<{ stored: StoredObject; isAlone: boolean }> {
      const alone = mayBeAlone ? await onlyOne(readSteps(steps)) : undefined
      const content = alone ? Buffer.from(alone.content) : Readable.from(zipChunks(readSteps(steps)))
      return { stored: await storage.put(result, content), isAlone: alone !== undefined }
    },

    async removeSteps(steps: number): Promise<void> {
      for (let step = 0; step < steps; step++) await storage.delete(keyOf(step))
    },

    read: () => storage.get(result),

    async removeAll(): Promise<void> {
      for await (const { key } of storage.list(prefix)) await storage.delete(key)
    },
  }
}

async function onlyOne(files: AsyncIterable<MadeFile>): Promise<MadeFile | undefined> {
  let first: MadeFile | undefined
  for await (const file of files) {
    if (first) return undefined
    first = file
  }
  return first
}

/** The files as one ZIP, read as they are sent. They are pictures and PDFs: compressed already. */
async function* zipChunks(files: AsyncIterable<MadeFile>): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    ready.push(chunk)
  })
  const names = uniqueNames()
  for await (const { name, content } of files) {
    const entry = new ZipPassThrough(names(name))
    zip.add(entry)
    entry.push(content, true)
    yield* ready
    ready = []
  }
  zip.end()
  yield* ready
}

/** Returns a function that numbers a name which was given before: `table.png`, `table-2.png`. */
function uniqueNames(): (name: string) => string {
  const counts = new Map<string, number>()
  const numbered = (wanted: string, number: number): string => {
    const dot = wanted.lastIndexOf('.')
    return dot < 0 ? `${wanted}-${number}` : `${wanted.slice(0, dot)}-${number}${wanted.slice(dot)}`
  }
  return (wanted) => {
    let number = (counts.get(wanted) ?? 0) + 1
    let name = number === 1 ? wanted : numbered(wanted, number)
    while (name !== wanted && counts.has(name)) name = numbered(wanted, ++number)
    counts.set(wanted, number)
    if (name !== wanted) counts.set(name, 1)
    return name
  }
}
