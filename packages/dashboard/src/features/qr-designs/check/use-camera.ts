import type { CameraAnswer, CameraRequest, CameraTroubles, ScanDesign } from '@taplet/qr/scannability'
import { useEffect, useRef, useState } from 'react'
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'

/** The scored readers; the device's own is listed beside them if there is one. */
export type CameraView = Pick<CameraAnswer, 'picture' | 'reads'>

/** How a phone sees a code under these conditions, and which readers read it; `isFailed` if no worker starts. */
export function useCamera(
  design: ScanDesign,
  troubles: CameraTroubles,
): { view: CameraView | undefined; isFailed: boolean } {
  const [view, setView] = useState<CameraView>()
  const [isFailed, setIsFailed] = useState(false)
  const [worker, setWorker] = useState<Worker>()
  const lastId = useRef(0)
  // Effect: the worker, which lives as long as the camera is on.
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
  // Effect: each change is sent to the worker; it answers the newest request only.
  useEffect(() => {
    lastId.current += 1
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's takes none
    worker?.postMessage({ id: lastId.current, design, troubles, wasmUrl } satisfies CameraRequest)
  }, [worker, design, troubles])
  return { view, isFailed }
}
