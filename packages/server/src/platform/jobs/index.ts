/** Entry point: work that outlives a request. */
export { createJobs } from './graphile-driver.ts'
export type { JobHandler, JobHandlers, JobRun, Jobs } from './port.ts'
