import type { DecodeReport, ScanAnswer, ScanDesign, ScanRequest } from '@taplet/qr/scannability'
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'

const PATIENCE_MS = 20_000 // an older phone takes seconds; a crashed worker would never answer

export interface Reader {
  /** Resolves to the readers' results; undefined when none could be started, or a newer request came. */
  read: (design: ScanDesign) => Promise<DecodeReport | undefined>
  stop: () => void
}

/** The two readers, in a separate worker. Nothing is loaded before the first request. */
export function createReader(): Reader {
  let worker: Worker | undefined
  let lastId = 0
  let settle: ((report: DecodeReport | undefined) => void) | undefined
  const finish = (report: DecodeReport | undefined) => {
    settle?.(report)
    settle = undefined
  }
  const start = (): Worker => {
    const started = new Worker(new URL('./scan.worker.ts', import.meta.url), { type: 'module' })
    started.addEventListener('message', ({ data }: MessageEvent<ScanAnswer>) => {
      if (data.id === lastId) finish(data.outcome === 'CHECKED' ? data.decode : undefined)
    })
    started.addEventListener('error', () => finish(undefined))
    return started
  }
  return {
    read(design) {
      finish(undefined)
      const id = ++lastId
      return new Promise((resolve) => {
        const timer = setTimeout(() => finish(undefined), PATIENCE_MS)
        settle = (report) => {
          clearTimeout(timer)
          resolve(report)
        }
        try {
          worker ??= start()
          // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's takes none
          worker.postMessage({ id, design, wasmUrl } satisfies ScanRequest)
        } catch {
          finish(undefined) // no workers here: only the rules count
        }
      })
    },
    stop() {
      finish(undefined)
      worker?.terminate()
      worker = undefined
    },
  }
}
