import type { PublicExperience } from '@taplet/contract'
import { inboxCalls } from '@taplet/contract/schemas'
import type { Language } from '@taplet/messages'
import type { ViewerAssets } from '@taplet/viewer/render'
import type { FastifyInstance } from 'fastify'
import type { Contacts } from '../../platform/mail/contacts.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Authenticate, Bind } from '../../platform/http/bind.ts'
import type { CsvOrder } from '../../platform/http/csv.ts'
import type { JobHandlers, Jobs } from '../../platform/jobs/index.ts'
import type { Mail } from '../../platform/mail/port.ts'
import { newId } from '../../platform/new-id.ts'
import { resolveBySystem, type ResolveHost } from '../../platform/outbound/destination.ts'
import { createSafeFetch } from '../../platform/outbound/safe-fetch.ts'
import type { Storage } from '../../platform/storage/create-storage.ts'
import { createDigests, DIGEST_JOB, DIGESTS_JOB } from './digest/digests.ts'
import { digestPayload, signUpMailPayload } from './mail-payloads.ts'
import { createInboxChanges } from './inbox/change-service.ts'
import { exportCsv } from './inbox/export.ts'
import { createInboxReading } from './inbox/read-service.ts'
import { createPersonInForms } from './inbox/person.ts'
import { inboxRoutes } from './inbox/routes.ts'
import { createConsents } from './newsletter/consents.ts'
import { createOwnLinks } from './newsletter/links.ts'
import { createSendMail, SIGN_UP_MAIL_JOB } from './newsletter/send-mail.ts'
import { createSignUp, type SignUpDependencies } from './newsletter/sign-up.ts'
import { createSubscriptions } from './newsletter/subscriptions.ts'
import { createFormPages } from './pages/pages.ts'
import { createSendPage, type PolicyOf } from './pages/send-page.ts'
import { createFindForm, type FindFormDependencies } from './placed-form/find-form.ts'
import { createProblemPage } from './public/problem-page.ts'
import { addPublicFormRoutes } from './public/routes.ts'
import { createRetention } from './retention.ts'
import { createLiveReviews } from './reviews/live-reviews.ts'
import { addPhotoRoutes } from './reviews/photo-routes.ts'
import { photoBytes } from './reviews/photo-store.ts'
import { createPhotos, type PhotoMaker } from './reviews/photos.ts'
import { createMoreReviews } from './reviews/more-reviews.ts'
import { createSubmitReview } from './reviews/submit-review.ts'
import { createRoom, type RoomLimits } from './room.ts'
import { createFloods } from './spam/floods.ts'
import { createSpamClassifier } from './spam/spam-classifier.ts'
import { createProofs } from './spam/proofs.ts'
import { createTickets } from './spam/tickets.ts'
import { createDeliver, WEBHOOK_JOB } from './webhook/deliver.ts'
import { createSeal } from '../../platform/seal.ts'
import { createSend } from './webhook/send.ts'
import { createWebhooks } from './webhook/service.ts'

export interface FormDependencies {
  db: Database
  storage: Storage
  jobs: Pick<Jobs, 'enqueue'>
  mail: Mail
  /** Origin for links in mails, without trailing slash. */
  publicUrl: string
  /** Returns a keyed hash for one purpose: its values reveal nothing about those of another. */
  signFor: (purpose: string) => (text: string) => string
  slides: FindFormDependencies['slides']
  media: PhotoMaker
  /** Finds the published instant app at a path. */
  findExperience: (path: string) => Promise<PublicExperience | undefined>
  accessLevelOf: (accountId: string) => Promise<number>
  contactsOf: (accountId: string) => Promise<Pick<Contacts, 'email' | 'language'>>
  /** Returns how many orders were paid in a range of time, for the mail about news. */
  countOrders: (accountId: string, after: Date, until: Date) => Promise<number>
  /** The part of a network address that counts as one guest. */
  addressKey: (address: string) => string
  loadAssets: () => ViewerAssets
  /** Language of mails and stored reasons. */
  language: Language
  policyOf: PolicyOf
  /** `address:port` pairs of private networks that webhooks may reach; for development and tests. */
  outboundAllow?: readonly string[]
  resolveHost?: ResolveHost
  roomLimits?: RoomLimits
  /** Difficulty of the proof of work; lower in tests. */
  proofBits?: number
  clock?: () => Date
}

/** Form submissions of visitors, from the slide to the merchant's inbox, mails and webhooks. */
export function createForms(dependencies: FormDependencies) {
  const { db, storage, jobs, mail, publicUrl, signFor, language, clock = () => new Date() } = dependencies
  const now = () => clock().getTime()
  const common = { db, jobs, clock, newId }
  const rules = {
    resolveHost: dependencies.resolveHost ?? resolveBySystem,
    allowed: new Set(dependencies.outboundAllow ?? []),
  }
  const hashEmail = signFor('forms e-mail')
  const seal = createSeal(signFor('forms webhooks')('seal'))
  const links = createOwnLinks(signFor('forms links'))
  const room = createRoom({
    accessLevelOf: dependencies.accessLevelOf,
    ...(dependencies.roomLimits && { limits: dependencies.roomLimits }),
  })
  const enqueueMail: SignUpDependencies['enqueueMail'] = (subscriberId, trx, later) => {
    const jobKey = `${SIGN_UP_MAIL_JOB}:${subscriberId}`
    return later
      ? jobs.enqueue(
          SIGN_UP_MAIL_JOB,
          { subscriberId, askedAt: clock() },
          { jobKey: `${jobKey}:later`, runAt: later, trx },
        )
      : jobs.enqueue(SIGN_UP_MAIL_JOB, { subscriberId }, { jobKey, trx })
  }

  const digests = createDigests({
    ...common,
    mail,
    publicUrl,
    language,
    contactsOf: dependencies.contactsOf,
    countOrders: dependencies.countOrders,
  })
  const send = createSend({ safeFetch: createSafeFetch(rules), clock })
  const deliver = createDeliver({ ...common, seal, send, language, notifyGivenUp: digests.notifyGivenUp })
  const { tell } = deliver
  const webhooks = createWebhooks({ ...common, rules, seal, deliver, language })

  const floods = createFloods(dependencies.db, now)
  const tickets = createTickets({ sign: signFor('forms tickets'), now })
  const proofs = createProofs({
    sign: signFor('forms proofs'),
    now,
    ...(dependencies.proofBits !== undefined && { bits: dependencies.proofBits }),
  })
  const classify = createSpamClassifier({ tickets, proofs, floods })
  const photos = createPhotos({ media: dependencies.media, storage })
  const findForm = createFindForm({ db, slides: dependencies.slides })
  const submitReview = createSubmitReview({ ...common, findForm, classify, photos, room, tell })
  const consents = createConsents(db, clock)
  const signUp = createSignUp({ ...common, findForm, classify, room, consents, hashEmail, enqueueMail })
  const subscriptions = createSubscriptions({ ...common, links, tell })
  const sendMail = createSendMail({ ...common, mail, links, publicUrl, language })
  const reading = createInboxReading({ db, room })
  const changes = createInboxChanges({ ...common, photos, hashEmail, enqueueMail, tell })
  const pagesIn = createFormPages(dependencies.loadAssets)

  const handlers: JobHandlers = {
    [SIGN_UP_MAIL_JOB]: (payload) => sendMail(signUpMailPayload.parse(payload)),
    [WEBHOOK_JOB]: (payload) => deliver.deliver(payload),
    [DIGEST_JOB]: (payload) => digests.send(digestPayload.parse(payload)),
    [DIGESTS_JOB]: () => digests.look(),
  }
  return {
    routes: (bind: Bind) => inboxRoutes(bind, { reading, changes, digests, webhooks, publicUrl }),
    /** All reviews or all sign-ups as CSV. */
    exportCsv: (kind: 'REVIEW' | 'SUBSCRIBER', { accountId, timezone, language: spoken }: CsvOrder) =>
      exportCsv({ reading, publicUrl, language: spoken }, accountId, inboxCalls.export.query.parse({ kind, timezone })),
    /** What forms hold of one person. */
    person: createPersonInForms({ db, changes, photos, storage, publicUrl, hashEmail }),
    addPages(server: FastifyInstance, authenticate: Authenticate, bindIn: (scope: FastifyInstance) => Bind): void {
      addPublicFormRoutes(server, {
        submitReview,
        moreReviews: createMoreReviews({ db, findForm }),
        signUp,
        subscriptions,
        findForm,
        tickets,
        floods,
        addressKey: dependencies.addressKey,
        hashAddress: signFor('forms addresses'),
        pagesIn,
        problemPage: createProblemPage({ pagesIn, findExperience: dependencies.findExperience }),
        sendPage: createSendPage(dependencies.policyOf),
        bindIn,
      })
      addPhotoRoutes(server, { db, storage, authenticate })
    },
    /** Bytes used by photos of reviews. */
    photoBytes,
    /** The approved reviews that pages show. */
    live: createLiveReviews(db),
    /** Stores the consent texts that pages show. */
    noteConsents: consents.noteShown,
    /** Pass these to `jobs.start`. */
    jobs: handlers,
    /** Those of them that wait for other servers. */
    waitingJobs: [WEBHOOK_JOB],
    /** For the daily clean-up. */
    sweeps: { 'forms.retention': createRetention({ db, storage, clock }) },
    /** Enqueues the first look for due digests; call it after `jobs.start`. */
    start: () => jobs.enqueue(DIGESTS_JOB, {}, { jobKey: DIGESTS_JOB }),
  }
}
