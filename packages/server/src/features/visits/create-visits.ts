import type { FastifyInstance } from 'fastify'
import type { Database } from '../../platform/db/database.ts'
import { isForItsValues } from '../../platform/db/transaction.ts'
import type { Authenticate, Bind } from '../../platform/http/bind.ts'
import type { CountryOfRequest } from '../../platform/visitors/country-of-request.ts'
import type { PageRequest } from '../../platform/visitors/classify-request.ts'
import { createAgentIds } from './writing/agent-ids.ts'
import { createDescribeArrival } from './arrival/describe-arrival.ts'
import { createGuests } from './arrival/guests.ts'
import { createOwnVisits } from './arrival/own-visits.ts'
import { createGroupedWriter } from './writing/grouped-writer.ts'
import { createBots } from './bots.ts'
import { addVisitPixel } from './pixel.ts'
import type { ArrivedReport } from './report.ts'
import { bindVisitRoutes, takeReportsAtOnce } from './routes.ts'
import { createVisitService } from './service.ts'
import { writeMachines, writeReports } from './store.ts'
import { createVisitLimits } from './visit-limits.ts'

interface VisitDependencies {
  db: Database
  /** The id of the instant app that visitors see at a path, or where that leads. */
  findShown: (path: string) => Promise<string | undefined>
  authenticate: Authenticate
  /** A keyed hash for one purpose. */
  signFor: (purpose: string) => (text: string) => string
  countryOf: CountryOfRequest
  /** Scheme and host that visitors use. */
  origin: string
  /** The part of a network address that limits count as one. */
  addressKey?: (address: string) => string
  now?: () => number
  /** Between two groups, for each statement of the first. */
  everyMs?: number
  onError?: (error: unknown, about: string) => void
}

/** Two writers, each with 20 statements a second: 40 at any rate of visits. The first one to come does not wait. */
const EVERY_MS = 50
const MAX_GROUP = 2000
/** Machines beyond these are let go: they are counted for the owner's curiosity, not for a bill. */
const MAX_MACHINES_WAITING = 5000

/** Who comes, what they do, and who was no person. */
export function createVisits(dependencies: VisitDependencies) {
  const { db, findShown, authenticate, signFor, countryOf, origin } = dependencies
  const { addressKey = (address) => address, now = Date.now, everyMs = EVERY_MS } = dependencies
  const { onError = () => {} } = dependencies
  const agentIdsOf = createAgentIds(db)

  const writeBy =
    (store: typeof writeReports) =>
    async (arrived: readonly ArrivedReport[]): Promise<number> => {
      const { ids, statements } = await agentIdsOf(arrived.map(({ agent }) => agent))
      // Not copied: there are many, and nobody else has them.
      const reports = arrived.map((report) => Object.assign(report, { agentId: ids.get(report.agent) ?? 0 }))
      return statements + (await store(reports, db))
    }

  const grouping = { everyMs, maxGroup: MAX_GROUP, isForWhatOneHolds: isForItsValues }
  const people = createGroupedWriter({ write: writeBy(writeReports), ...grouping })
  const others = createGroupedWriter({
    write: writeBy(writeMachines),
    ...grouping,
    maxWaiting: MAX_MACHINES_WAITING,
  })
  const machines = createBots({ add: others.add, now, onError })
  const service = createVisitService({
    describe: createDescribeArrival({
      guestOf: createGuests({ db, sign: signFor('guests'), now }),
      isOwn: createOwnVisits({ db, authenticate }),
      countryOf,
      ownHost: new URL(origin).hostname,
      now,
    }),
    add: people.add,
    limits: createVisitLimits(now),
    machines,
    findShown,
    addressKey,
    now,
    onError,
  })

  return {
    routes: (bind: Bind): void => bindVisitRoutes(bind, service),
    addPages(server: FastifyInstance): void {
      addVisitPixel(server, service)
      takeReportsAtOnce(server, service)
    },
    countScan: service.countScan,
    /** Notes whom a page is sent to, unless it is a person: people's pages report themselves. */
    notePage: (page: { experienceId: string; tagId: string | null }, request: PageRequest): void =>
      void machines.noteUnlessHuman(page, request, 'PAGE'),
    /** Stores what still waits. */
    async stop(): Promise<void> {
      await people.stop()
      await others.stop()
    },
  }
}
