/** Entry point: work that outlives a request. */
export { createDaily, createRepeated, type Sweeps } from './daily.ts'
export { createJobs } from './graphile-driver.ts'
export type { JobHandler, JobHandlers, JobRun, Jobs } from './port.ts'
