import { createClient } from '@taplet/contract'
import { inbox } from '@taplet/contract/inbox'
import type { Widget } from '@taplet/slides/schema'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { EnqueueOptions } from '../platform/jobs/port.ts'
import { createBind } from '../platform/http/bind.ts'
import type { MailMessage } from '../platform/mail/port.ts'
import { createDiskStorage } from '../platform/storage/index.ts'
import { authenticateById } from './an-account.ts'
import { startContent, type TestAccount } from './start-content.ts'
import { createTempFolders } from '../features/media/files/temp-folder.ts'
import { aPhonePhoto, aPixelBomb } from '../features/media/testing/pictures.ts'
import { createVisitorPhoto } from '../features/media/visitor-photo.ts'
import { AppError } from '../platform/http/app-error.ts'
import { createSign } from '../features/identity/keys.ts'
import { createForms, type FormDependencies } from '../features/forms/create-forms.ts'

type Overrides = Partial<Pick<FormDependencies, 'outboundAllow' | 'proofBits' | 'resolveHost' | 'roomLimits'>>

interface WaitingJob {
  name: string
  payload: unknown
  runAt: Date | undefined
  queue: string | undefined
  jobKey?: string | undefined
}

const ASSETS = {
  script: '',
  storyStyles: [{ css: '.slide{display:grid}', classes: [] }],
  pageCss: 'main{display:grid}',
  worker: 'addEventListener("fetch", () => undefined)',
  endingWorker: 'registration.unregister()',
  modules: {},
}
export const PUBLIC_URL = 'https://taplet.example'

/** Forms beside slides and instant apps on PostgreSQL, with a clock, a queue and a mailbox that tests look into. */
export async function startForms(overrides: Overrides = {}) {
  const content = await startContent()
  const { db, server, slides } = content
  const folder = await mkdtemp(join(tmpdir(), 'taplet-forms-'))
  const storage = createDiskStorage({ root: join(folder, 'files') })
  const clock = { ahead: 0 }
  const queue: WaitingJob[] = []
  const mails: MailMessage[] = []
  const room = { bytes: Number.POSITIVE_INFINITY }
  const jobs = {
    // Real jobs wait for the transaction; nothing here runs before a test says so.
    enqueue: async (name: string, payload: unknown, { runAt, queue: line, jobKey }: EnqueueOptions = {}) => {
      const earlier = jobKey === undefined ? -1 : queue.findIndex((job) => job.jobKey === jobKey)
      if (earlier >= 0) queue.splice(earlier, 1)
      queue.push({ name, payload: structuredClone(payload), runAt, queue: line, jobKey })
    },
  }
  const forms = createForms({
    db,
    storage,
    jobs,
    mail: { send: async (message) => void mails.push(message) },
    publicUrl: PUBLIC_URL,
    signFor: (purpose) => createSign('a secret for tests, at least 32 characters', purpose),
    slides,
    media: {
      makePhoto: createVisitorPhoto(createTempFolders(join(folder, 'temp'))),
      requireRoom: async (_accountId, bytes) => {
        if (bytes > room.bytes) throw new AppError('STORAGE_LIMIT_REACHED')
      },
    },
    findExperience: content.findExperience,
    accessLevelOf: async () => 0,
    contactsOf: async (accountId) => ({ email: `${accountId}@merchant.example` }),
    addressKey: (address) => address,
    loadAssets: () => ASSETS,
    policyOf: () => "default-src 'none'",
    clock: () => new Date(Date.now() + clock.ahead),
    ...overrides,
  })
  const bindIn = (scope: FastifyInstance) => createBind(scope, authenticate)
  const authenticate = authenticateById(db)
  forms.routes(bindIn(server))
  forms.addPages(server, authenticate, bindIn)

  /** Runs what waits in the queue now, and what that enqueues for now. */
  async function work(): Promise<void> {
    for (;;) {
      const now = Date.now() + clock.ahead
      const at = queue.findIndex(({ runAt }) => (runAt?.getTime() ?? 0) <= now)
      const [job] = at < 0 ? [] : queue.splice(at, 1)
      if (!job) return
      await forms.jobs[job.name]?.(job.payload, {
        attempt: 1,
        isLastAttempt: false,
        signal: new AbortController().signal,
      })
    }
  }

  return {
    ...content,
    forms,
    storage,
    clock,
    queue,
    mails,
    room,
    work,
    /** An account with an instant app whose one slide has these widgets. */
    aShop: (path: string, widgets: Widget[]) => aShop(content, path, widgets),
    inboxOf: (account: TestAccount) => inboxClient(server, account.accountId),
    stop: async () => {
      await content.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
export type TestForms = Awaited<ReturnType<typeof startForms>>
type Content = Awaited<ReturnType<typeof startContent>>

// Only some of the data is given: the schema fills in the rest.
export const reviewForm = (data: object = {}): Widget => ({
  widgetId: 'reviews',
  widgetType: 'REVIEW_FORM',
  widgetData: data as never,
})
export const signUpForm = (data: object = {}): Widget => ({
  widgetId: 'news',
  widgetType: 'NEWSLETTER_SIGN_UP',
  widgetData: data as never,
})
/** Pictures as visitors send them. */
export const visitorPictures = { aPhonePhoto, aPixelBomb }

async function aShop(content: Content, path: string, widgets: Widget[]) {
  const account = await content.anAccount(200)
  const { body } = await account.api.slides.createItem({ itemName: 'Slide' })
  const { experienceItemId, viewId } = body.newExperienceItem
  await account.api.slides.updateView({ viewId: String(viewId), widgets })
  const { updatedPage: page } = await account.api.experiences.update({
    rootPageId: path,
    fullPagePath: path,
    pageName: `Café ${path}`,
    experienceItems: [experienceItemId],
  })
  const place = (widgetId: string) => ({ fullPagePath: path, experienceItemId, widgetId })
  return { account, page, itemId: experienceItemId, place }
}
export type Shop = Awaited<ReturnType<TestForms['aShop']>>

function inboxClient(server: FastifyInstance, accountId: string) {
  const send: typeof fetch = async (url, options) => {
    // The client always calls fetch with a path, one of these methods and a text.
    const method = options?.method as 'GET' | 'POST'
    const request: InjectOptions = {
      method,
      url: url as string,
      headers: { authorization: `Bearer ${accountId}`, ...(options?.headers as Record<string, string>) },
      payload: (options?.body as string | undefined) ?? '',
    }
    const response = await server.inject(request)
    return new Response(response.body, { status: response.statusCode })
  }
  return createClient(inbox, { fetch: send }).inbox
}
