import { createWorker } from './create-worker.ts'
import { deliverForms } from './outboxes/deliver-forms.ts'
import { deliverVisits } from './outboxes/deliver-visits.ts'
import type { WorkerScope } from './scope.ts'

const scope = self as unknown as WorkerScope // this file runs as a service worker only

createWorker(scope, (...question) => fetch(...question))
deliverForms(scope)
deliverVisits(scope)
