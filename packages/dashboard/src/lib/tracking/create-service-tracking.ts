import { z } from 'zod'
import { createDeviceStorage } from '../device/device-storage.ts'
import type { ProductEvent, Tracking } from '../tracking.ts'
import { createScriptPage, type ScriptPage } from './script-page.ts'
import type { TrackingService } from './find-service.ts'

const RETRIES = 5 // spec §9: disabled after 6 failed attempts, the initial one and five more
const RETRY_DELAY = 2000 // ms times the number of the attempt (spec §9)
const PATIENCE = 5000 // ms of one attempt: a hanging connection has failed too
const LOOK_EVERY = 250 // ms: the script initialises some time after loading
const MOST_WAITING = 100

const KEY = 'product-events'
const details = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))
const waitingEvents = z.array(z.object({ event: z.custom<ProductEvent>((name) => typeof name === 'string'), details }))
type Waiting = z.output<typeof waitingEvents>

/**
 * Sends product events through a script that speaks the protocol of analytics.js. They are queued until it has loaded;
 * after six failed attempts they are dropped, and so are all later ones until the page is reloaded. What is queued when
 * the page is unloaded, as after signing out, is stored in this tab for the next page.
 */
export function createServiceTracking(
  service: TrackingService,
  page: ScriptPage = createScriptPage(service),
  storage = createDeviceStorage('sessionStorage'),
): Tracking & { stop: () => void } {
  let queue: Waiting = storage.read(KEY, waitingEvents) ?? []
  storage.remove(KEY)
  let state: 'WAITING' | 'READY' | 'OFF' = 'WAITING'
  const timers = new Set<ReturnType<typeof setTimeout>>()

  function after(ms: number, step: () => void): void {
    const timer = setTimeout(() => {
      timers.delete(timer)
      step()
    }, ms)
    timers.add(timer)
  }
  function endTimers(): void {
    timers.forEach(clearTimeout)
    timers.clear()
  }
  function turnOff(): void {
    state = 'OFF'
    queue = []
    endTimers()
    removeEventListener('pagehide', keep)
  }
  const keep = () => queue.length > 0 && storage.write(KEY, queue)

  /** True once the script is loaded; the queue is sent then. */
  function isReady(): boolean {
    const send = page.find()
    if (!send) return false
    state = 'READY'
    endTimers()
    removeEventListener('pagehide', keep)
    for (const waiting of queue.splice(0)) send(waiting.event, waiting.details)
    return true
  }

  function fail(attempt: number): void {
    endTimers()
    if (attempt > RETRIES) turnOff()
    else after(RETRY_DELAY * attempt, () => tryOnce(attempt + 1))
  }

  function look(): void {
    if (!isReady()) after(LOOK_EVERY, look)
  }

  function tryOnce(attempt: number): void {
    if (isReady()) return
    after(PATIENCE, () => fail(attempt))
    look()
    page.load(() => state === 'WAITING' && fail(attempt))
  }

  addEventListener('pagehide', keep)
  tryOnce(1)
  return {
    track(event, given = {}) {
      if (state === 'READY') page.find()?.(event, given)
      else if (state === 'WAITING' && queue.length < MOST_WAITING) queue.push({ event, details: given })
    },
    stop: turnOff,
  }
}
