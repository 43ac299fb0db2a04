/** A separate thread of the process for pictures, so that decoding hundreds of test pictures delays none of them. */
import { drawQr } from '@taplet/qr'
import { checkRules, createDecodeTest, isReadable, scoreOf } from '@taplet/qr/scannability'
import { loadNodeReaders } from '@taplet/qr/scannability/node'
import { parentPort } from 'node:worker_threads'
import type { ScanResult, ScanTask } from './thread-protocol.ts'

const readers = loadNodeReaders()
const decodeTest = createDecodeTest()

async function work({ kind, design, logoPixels }: ScanTask): Promise<ScanResult> {
  if (kind === 'DECODE') {
    const drawing = drawQr(design.text, design.config, { logo: design.logo ?? undefined })
    const decodes = await isReadable(drawing, design.text, {
      readers: await readers,
      logo: logoPixels,
      isTransparent: design.isTransparent,
    })
    return { kind, decodes }
  }
  const decode = await decodeTest(design, { readers: await readers, logoPixels })
  return { kind, check: scoreOf(checkRules(design), decode) }
}

parentPort?.on('message', (task: ScanTask) => {
  const fail = (error: unknown): ScanResult => ({
    kind: 'FAILED',
    message: error instanceof Error ? error.message : String(error),
  })
  void work(task)
    .catch(fail)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's takes none
    .then((result) => parentPort?.postMessage(result))
})
