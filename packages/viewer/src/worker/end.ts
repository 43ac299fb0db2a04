import { leave } from './leave.ts'
import type { WorkerScope } from './scope.ts'

// What the server answers with where service workers are switched off: a worker that takes the place of the one before,
// and then leaves. It answers no request.
const scope = self as unknown as WorkerScope // this file runs as a service worker only

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
scope.addEventListener('activate', (event) => event.waitUntil(leave(scope)))
