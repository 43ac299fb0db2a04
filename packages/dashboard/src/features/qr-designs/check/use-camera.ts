import type { CameraAnswer, CameraRequest, CameraTroubles, ScanDesign } from '@taplet/qr/scannability'
import { useEffect, useRef, useState } from 'react'
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'

/** The scored readers; a device's own is told beside them where there is one. */
export type CameraView = Pick<CameraAnswer, 'picture' | 'reads'>

/** What a phone sees of a code with these troubles, and who reads it; `isFailed` where no worker can be started. */
export function useCamera(
  design: ScanDesign,
  troubles: CameraTroubles,
): { view: CameraView | undefined; isFailed: boolean } {
  const [view, setView] = useState<CameraView>()
  const [isFailed, setIsFailed] = useState(false)
  const [worker, setWorker] = useState<Worker>()
  const lastId = useRef(0)
  // The worker, which lives as long as the camera is on.
  useEffect(() => {
    let started: Worker | undefined
    try {
      started = new Worker(new URL('./camera.worker.ts', import.meta.url), { type: 'module' })
      started.addEventListener('message', ({ data }: MessageEvent<CameraAnswer>) => {
        if (data.id === lastId.current) setView(data)
      })
      started.addEventListener('error', () => setIsFailed(true))
      // oxlint-disable-next-line react/set-state-in-effect -- a worker begins and ends with its effect
      setWorker(started)
    } catch {
      setIsFailed(true)
    }
    return () => started?.terminate()
  }, [])
  // The worker is asked anew with each change; it answers the newest question only.
  useEffect(() => {
    lastId.current += 1
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's takes none
    worker?.postMessage({ id: lastId.current, design, troubles, wasmUrl } satisfies CameraRequest)
  }, [worker, design, troubles])
  return { view, isFailed }
}
