import { createEndingWorker } from './create-ending-worker.ts'
import type { WorkerScope } from './scope.ts'

createEndingWorker(self as unknown as WorkerScope) // this file runs as a service worker only
