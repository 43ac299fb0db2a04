import { createDaily, createRepeated } from '../platform/jobs/index.ts'
import type { Platform } from './create-platform.ts'
import type { Features } from './features.ts'

/**
 * Registers the jobs of all features: those that wait in the queue, the daily ones, and the ones every few minutes.
 * `stop` also stores what features hold in memory.
 */
export function registerJobs({ db, jobs, signals, now }: Platform, features: Features) {
  const {
    analyticsMails,
    billing,
    closing,
    drafts,
    experiences,
    explore,
    forms,
    history,
    identity,
    links,
    longJobs,
    media,
    moderation,
    payments,
    people,
    plans,
    publishing,
    versions,
    visits,
    visitMaintenance,
    websites,
  } = features
  const daily = createDaily(
    jobs,
    {
      ...drafts.sweeps,
      ...experiences.sweeps,
      ...versions.sweeps,
      ...forms.sweeps,
      ...websites.sweeps,
      ...links.sweeps,
      ...longJobs.sweeps,
      ...history.sweeps,
      ...moderation.sweeps,
      ...publishing.sweeps,
      ...explore.sweeps,
      ...visitMaintenance.sweeps,
      ...payments.sweeps,
      ...billing.sweeps,
      ...closing.sweeps,
    },
    now,
  )
  const rounds = [visitMaintenance.often, payments.often, billing.often].map(({ sweeps, everyMs }) =>
    createRepeated(jobs, sweeps, everyMs, now),
  )
  return {
    async start(): Promise<void> {
      await publishing.start()
      await plans.start()
      await jobs.start(
        {
          ...media.jobs,
          ...experiences.jobs,
          ...people.jobs,
          ...forms.jobs,
          ...websites.jobs,
          ...links.jobs,
          ...longJobs.jobs,
          ...analyticsMails.jobs,
          ...identity.jobs,
          ...daily.handlers,
          ...payments.jobs,
          ...billing.jobs,
          ...Object.assign({}, ...rounds.map(({ handlers }) => handlers)),
        },
        [...forms.waitingJobs, ...links.waitingJobs, ...longJobs.waitingJobs],
      )
      await media.start()
      await forms.start()
      await analyticsMails.start()
      await daily.start()
      for (const round of rounds) await round.start()
    },
    /** Ends the connections to the database, too; the server must have been drained before. */
    async stop(): Promise<void> {
      await visits.stop()
      await publishing.stop()
      await jobs.stop()
      await signals.stop()
      await db.destroy()
    },
  }
}
