/** Entry point: work that outlives a request. */
export { createJobs, type JobsOptions } from './graphile-driver.ts'
export type { EnqueueOptions, JobHandler, JobHandlers, JobRun, Jobs } from './port.ts'
