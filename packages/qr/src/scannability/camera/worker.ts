/**
 * Entry point: how a phone sees a code, and whether it is read, in a worker. A worker file of the page imports this for
 * its effect; camera-protocol.ts defines the messages.
 */
import { loadReaders } from '../decode/load-readers.ts'
import { readLogo } from '../decode/read-logo.ts'
import type { Reader } from '../decode/reader.ts'
import { cameraPicture } from './camera-picture.ts'
import type { CameraAnswer, CameraRequest } from './camera-protocol.ts'

/** The part of a worker's scope used here. */
interface Scope {
  addEventListener: (type: 'message', listener: (event: MessageEvent<CameraRequest>) => void) => void
  postMessage: (answer: CameraAnswer) => void
}
// A worker's scope; the type library has that of pages.
const scope = globalThis as unknown as Scope

let readers: Promise<Reader[]> | undefined
let newest = 0

/** Lets waiting requests in: only the newest counts. */
const isNewest = async (id: number): Promise<boolean> => {
  await new Promise((resolve) => setTimeout(resolve, 0))
  return id === newest
}

const post = (message: CameraAnswer): void => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one page to speak to
  scope.postMessage(message)
}

async function answer({ id, design, troubles, wasmUrl }: CameraRequest): Promise<void> {
  const logo = design.logo ? await readLogo(design.logo.href) : undefined
  if (!(await isNewest(id))) return
  const picture = cameraPicture(design, troubles, logo)
  post({ id, picture })
  readers ??= loadReaders(wasmUrl)
  const reads = []
  for (const reader of await readers) {
    if (!(await isNewest(id))) return
    // A reader that throws on a picture has not read it.
    const text = await reader.read(picture).catch(() => undefined)
    reads.push({ reader: reader.name, isRead: text === design.text })
  }
  post({ id, picture, reads })
}

scope.addEventListener('message', ({ data }) => {
  newest = data.id
  void answer(data)
})
