import { createClient } from '@taplet/contract'
import { codes } from '@taplet/contract/codes'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { createLinks } from '../features/links/create-links.ts'
import { createBind } from '../platform/http/bind.ts'
import type { EnqueueOptions } from '../platform/jobs/port.ts'
import type { MailMessage } from '../platform/mail/port.ts'
import type { ResolveHost } from '../platform/outbound/destination.ts'
import { authenticateById } from './an-account.ts'
import { realLimits } from './real-limits.ts'
import { startContent, type TestAccount } from './start-content.ts'
import { writeReports } from '../features/visits/store.ts'
import { aReport } from './a-report.ts'

interface LinkOptions {
  outboundAllow?: readonly string[]
  resolveHost?: ResolveHost
  /** What time it is for visits. */
  visitClock?: () => Date
}

interface WaitingJob {
  name: string
  payload: unknown
  runAt: Date | undefined
  jobKey: string | undefined
}

export const LINKS_ORIGIN = 'https://taplet.example'

/** Links beside slides and instant apps on PostgreSQL, with a clock, a queue and a mailbox that tests look into. */
export async function startLinks({ visitClock, ...options }: LinkOptions = {}) {
  const content = await startContent({
    origin: LINKS_ORIGIN,
    visitsEveryMs: 1,
    ...(visitClock && { clock: visitClock }),
  })
  const { db, server } = content
  const clock = { ahead: 0 }
  const queue: WaitingJob[] = []
  const mails: MailMessage[] = []
  const blocked = new Set<string>()
  const gone = new Set<string>()
  const enqueue = async (name: string, payload: unknown, { jobKey, runAt }: EnqueueOptions = {}) => {
    const earlier = jobKey === undefined ? -1 : queue.findIndex((job) => job.jobKey === jobKey)
    if (earlier >= 0) queue.splice(earlier, 1)
    queue.push({ name, payload: structuredClone(payload), runAt, jobKey })
  }
  const links = createLinks({
    db,
    limits: realLimits(),
    jobs: { enqueue },
    mail: { send: async (message) => void mails.push(message) },
    own: { origin: LINKS_ORIGIN, isAlive: async (path) => !gone.has(path) },
    blockedOf: async (urls) => new Set(urls.filter((url) => blocked.has(new URL(url).hostname))),
    contactsOf: async (accountId) => ({ email: `${accountId}@merchant.example` }),
    clock: () => new Date(Date.now() + clock.ahead),
    ...options,
  })
  const authenticate = authenticateById(db)
  links.routes(createBind(server, authenticate), authenticate)
  links.addPages(server, authenticate)

  /** Runs what waits in the queue now, and what that enqueues for now. */
  async function work(): Promise<void> {
    const isDue = ({ runAt }: WaitingJob) => (runAt?.getTime() ?? 0) <= Date.now() + clock.ahead
    for (let at = queue.findIndex(isDue); at >= 0; at = queue.findIndex(isDue)) {
      const [job] = queue.splice(at, 1)
      const handlers: Readonly<Record<string, (sent: unknown) => Promise<void>>> = links.jobs
      if (job) await handlers[job.name]?.(job.payload)
    }
  }

  return {
    ...content,
    links,
    clock,
    queue,
    mails,
    /** Hosts that no link may lead to. */
    blocked,
    /** Paths of ours where nothing is. */
    gone,
    work,
    authenticate,
    /** For clients of other calls. */
    fetchAs: (accountId?: string) => fetchFrom(server, accountId),
    clientOf: (account?: Pick<TestAccount, 'accountId'>) => linkClient(server, account?.accountId),
    /** A link was scanned, so long ago. */
    async scan(tagId: string, msAgo = 0): Promise<void> {
      await writeReports([aReport({ tagId, at: new Date(Date.now() + clock.ahead - msAgo) })], db)
    },
  }
}
export type TestLinks = Awaited<ReturnType<typeof startLinks>>

const linkClient = (server: FastifyInstance, accountId: string | undefined) =>
  createClient(codes, { fetch: fetchFrom(server, accountId) }).links

function fetchFrom(server: FastifyInstance, accountId: string | undefined): typeof fetch {
  const signedIn: Record<string, string> = accountId === undefined ? {} : { authorization: `Bearer ${accountId}` }
  return async (url, options) => {
    // The client always calls fetch with a path, one of these methods and a text.
    const method = options?.method as 'GET' | 'POST'
    const request: InjectOptions = {
      method,
      url: url as string,
      headers: { ...signedIn, ...(options?.headers as Record<string, string>) },
      payload: (options?.body as string | undefined) ?? '',
    }
    const response = await server.inject(request)
    return new Response(response.body, { status: response.statusCode })
  }
}
