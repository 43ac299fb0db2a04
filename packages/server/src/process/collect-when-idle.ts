import { MEGABYTE } from '@taplet/base/bytes'
import { MINUTE_MS } from '@taplet/base/time'
import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

interface Collecting {
  collect: () => void
  rss: () => number
  /** Share of the time since it was asked last in which the event loop worked, 0 to 1. */
  busyShare: () => number
}

/** Below this a collection brings too little for its pause. */
const WORTH_BYTES = 256 * MEGABYTE
const IDLE_SHARE = 0.05
const LOOK_EVERY_MS = MINUTE_MS / 2

/**
 * Collects garbage in an idle moment after heavy work: V8 collects by what is allocated, so a server that nobody asks
 * anything would keep the pictures of its last work for hours. Once for each time that memory has grown by a tenth.
 */
export function createIdleCollection({ collect, rss, busyShare }: Collecting): () => void {
  let after = 0
  return () => {
    const isIdle = busyShare() < IDLE_SHARE
    const bytes = rss()
    if (!isIdle || bytes < WORTH_BYTES || bytes < after * 1.1) return
    collect()
    after = rss()
  }
}

/** Looks twice a minute, and does not keep the process alive. */
export function collectWhenIdle(): void {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect !== 'function') return
  let before = performance.eventLoopUtilization()
  const look = createIdleCollection({
    collect: () => void collect(),
    rss: () => process.memoryUsage.rss(),
    busyShare() {
      const now = performance.eventLoopUtilization()
      const { utilization } = performance.eventLoopUtilization(now, before)
      before = now
      return utilization
    },
  })
  setInterval(look, LOOK_EVERY_MS).unref()
}
