import type { FastifyInstance } from 'fastify'
import type { Database } from '../../platform/db/database.ts'
import { isForItsValues } from '../../platform/db/transaction.ts'
import { toAppError } from '../../platform/http/errors/error-handler.ts'
import type { Authenticate, Bind } from '../../platform/http/bind.ts'
import type { CountryOfRequest } from '../../platform/visitors/country-of-request.ts'
import type { PageRequest } from '../../platform/visitors/classify-request.ts'
import { createAgentIds } from './writing/agent-ids.ts'
import { createDescribeArrival } from './arrival/describe-arrival.ts'
import { createGuests } from './arrival/guests.ts'
import { createOwnVisits } from './arrival/own-visits.ts'
import { createGroupedWriter } from './writing/grouped-writer.ts'
import { createBotRecorder } from './bot-recorder.ts'
import { addVisitPixel } from './pixel.ts'
import type { ArrivedReport } from './report.ts'
import { bindVisitRoutes, takeReportsAtOnce } from './routes.ts'
import { createVisitService } from './service.ts'
import { writeBots, writeReports } from './store.ts'
import { createVisitLimits } from './visit-limits.ts'

interface VisitDependencies {
  db: Database
  /** Returns the id of the instant app that visitors see at a path, or that the path redirects to. */
  findShown: (path: string) => Promise<string | undefined>
  authenticate: Authenticate
  /** Returns a keyed hash for one purpose. */
  signFor: (purpose: string) => (text: string) => string
  countryOf: CountryOfRequest
  /** Scheme and host that visitors use. */
  origin: string
  /** Returns the part of a network address that limits count as one. */
  addressKey?: (address: string) => string
  now?: () => number
  /** Time between two groups, for each statement of the first. */
  everyMs?: number
  onError?: (error: unknown, about: string) => void
}

/** Two writers with 20 statements a second each: 40 at any rate of visits. The first event does not wait. */
const EVERY_MS = 50
const MAX_GROUP = 2000
/** Requests of bots beyond these are dropped: they are counted for information only. */
const MAX_BOTS_WAITING = 5000

/** Whether the database may take the same later: it does not answer, or its disk is full. */
const isFromAbsence = (error: unknown): boolean => ['UNAVAILABLE', 'STORAGE_FULL'].includes(toAppError(error).code)

/** Records visitors, what they do, and which requests came from bots. */
export function createVisits(dependencies: VisitDependencies) {
  const { db, findShown, authenticate, signFor, countryOf, origin } = dependencies
  const { addressKey = (address) => address, now = Date.now, everyMs = EVERY_MS } = dependencies
  const { onError = () => {} } = dependencies
  const agentIdsOf = createAgentIds(db)

  const writeBy =
    (storeFirst: typeof writeReports) =>
    async (arrived: readonly ArrivedReport[], isAgain: boolean): Promise<number> => {
      const store = isAgain ? writeReports : storeFirst // which counts only what it has not stored yet
      const { ids, statements } = await agentIdsOf(arrived.map(({ agent }) => agent))
      // Not copied: there are many, and nothing else refers to them.
      const reports = arrived.map((report) => Object.assign(report, { agentId: ids.get(report.agent) ?? 0 }))
      return statements + (await store(reports, db))
    }

  const grouping = { everyMs, maxGroup: MAX_GROUP, isForWhatOneHolds: isForItsValues, isAway: isFromAbsence }
  const people = createGroupedWriter({ write: writeBy(writeReports), ...grouping })
  const others = createGroupedWriter({
    write: writeBy(writeBots),
    ...grouping,
    maxWaiting: MAX_BOTS_WAITING,
  })
  const bots = createBotRecorder({ add: others.add, now, onError })
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
    bots,
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
    countFetch: service.countFetch,
    /** Records to whom a page is sent, unless it is a person: people's pages report themselves. */
    notePage: (page: { experienceId: string; tagId: string | null }, request: PageRequest): void =>
      void bots.noteUnlessHuman(page, request, 'PAGE'),
    /** Stores what is still waiting. */
    async stop(): Promise<void> {
      await people.stop()
      await others.stop()
    },
  }
}
