/**
 * Entry point: the decode test in a worker. A worker file of the page imports this for its effect; worker-protocol.ts
 * defines the messages.
 */
import { checkRules } from './check-rules.ts'
import { createDecodeTest } from './decode/decode-test.ts'
import { loadReaders } from './decode/load-readers.ts'
import { readLogo } from './decode/read-logo.ts'
import type { Reader } from './decode/reader.ts'
import { scoreOf } from './score-of.ts'
import type { ScanAnswer, ScanRequest } from './worker-protocol.ts'

/** The part of a worker's scope used here. */
interface Scope {
  addEventListener: (type: 'message', listener: (event: MessageEvent<ScanRequest>) => void) => void
  postMessage: (answer: ScanAnswer) => void
}
// A worker's scope; the type library has that of pages.
const scope = globalThis as unknown as Scope

/** A worker has only its own page, so there is no origin to name. */
const post = (message: ScanAnswer): void => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's takes none
  scope.postMessage(message)
}

class Superseded extends Error {}

const decodeTest = createDecodeTest()
let readers: Promise<Reader[]> | undefined
let newest = 0

/** Lets waiting messages in, so that a newer request is noticed. */
const breathe = () => new Promise((resolve) => setTimeout(resolve, 0))

async function answer({ id, design, wasmUrl, logoPixels }: ScanRequest): Promise<void> {
  const pause = async () => {
    await breathe()
    if (newest !== id) throw new Superseded()
  }
  try {
    const report = checkRules(design)
    readers ??= loadReaders(wasmUrl)
    const logo = logoPixels ?? (design.logo ? await readLogo(design.logo.href) : undefined)
    const decode = await decodeTest(design, { readers: await readers, logoPixels: logo, pause })
    post({ id, outcome: 'CHECKED', check: scoreOf(report, decode), decode })
  } catch (error) {
    if (error instanceof Superseded) return
    post({ id, outcome: 'FAILED', message: error instanceof Error ? error.message : String(error) })
  }
}

scope.addEventListener('message', ({ data }) => {
  newest = data.id
  void answer(data)
})
