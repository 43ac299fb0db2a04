// What glibc takes as the threshold at first; set, it stays there.
const RETAINED_BY_MALLOC = '131072'

/**
 * Settings that the process of a server reads once, before any of our code runs; the environment's own win (record 122).
 *
 * Threads: password hashing, files and logins of database connections share libuv's pool.
 *
 * Memory: without these, glibc keeps what it once lent to pictures, in as many heaps as there are threads, and V8 fills
 * some hundred megabytes with what is young before it looks (the rest of its settings: hold-heap-small.ts).
 */
export const serverSettings = {
  NODE_OPTIONS: '--max-semi-space-size=16',
  UV_THREADPOOL_SIZE: '8',
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: RETAINED_BY_MALLOC,
  MALLOC_TRIM_THRESHOLD_: RETAINED_BY_MALLOC,
}
