import { deliver, keep, OUTBOX_TAG, waiting } from './outbox.ts'
import { OUTBOX_FLAG } from './outbox-flag.ts'
import { type Answer, type Outcome, send } from './send.ts'
import { rememberSentForm } from './sent-form.ts'

const RETRIES_MS = [4000, 15_000, 60_000, 300_000]

const listeners = new Map<string, (outcome: Outcome) => void>()
/** Answers that this page knows to be in the outbox. */
const stored = new Set<string>()
let timer: ReturnType<typeof setTimeout> | undefined
let tries = 0

/** Sets a flag for later pages' core script, which cannot afford to open the database: the outbox holds something. */
function setFlag(count: number): void {
  try {
    if (count > 0) localStorage.setItem(OUTBOX_FLAG, '1')
    else localStorage.removeItem(OUTBOX_FLAG)
  } catch {
    // Storage is disabled: then only pages with a form deliver.
  }
}

function askForSync(): void {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined // missing on plain http
  // Background sync is missing from some browsers' types, and is rejected where the visitor disabled it.
  const register = (worker: ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } }) =>
    worker.sync?.register(OUTBOX_TAG)
  void workers?.ready.then(register).catch(() => undefined)
}

function tell(submissionId: string, outcome: Outcome): void {
  if (outcome.kind !== 'LATER') stored.delete(submissionId)
  listeners.get(submissionId)?.(outcome)
}

/** Reports answers that another page, or the service worker while no page listened, has sent. */
async function tellOfTheGone(): Promise<void> {
  const answers = await waiting()
  for (const submissionId of stored)
    if (!answers.some((answer) => answer.submissionId === submissionId)) tell(submissionId, { kind: 'SENT' })
}

/** Sends what is in the outbox, and retries until it is empty. */
export async function deliverWaiting(): Promise<void> {
  clearTimeout(timer)
  const left = await deliver((answer, outcome) => {
    if (outcome.kind === 'SENT') rememberSentForm(answer)
    tell(answer.submissionId, outcome)
  }).catch(() => 0)
  await tellOfTheGone().catch(() => undefined)
  setFlag(left)
  if (left === 0) {
    tries = 0
    return
  }
  askForSync()
  timer = setTimeout(() => void deliverWaiting(), RETRIES_MS[Math.min(tries++, RETRIES_MS.length - 1)])
}

/** Calls back with the outcome of an answer, even if that is known much later. */
export function listenTo(submissionId: string, onOutcome: (outcome: Outcome) => void): void {
  listeners.set(submissionId, onOutcome)
}

/** The same for an answer that an earlier page put into the outbox. */
export function listenToOutbox(submissionId: string, onOutcome: (outcome: Outcome) => void): void {
  listenTo(submissionId, onOutcome)
  stored.add(submissionId)
}

/** Sends an answer, after storing it so that neither a crash nor a lost connection can lose it. */
export async function post(answer: Answer): Promise<void> {
  const isStored = await keep(answer).then(
    () => true,
    () => false, // private windows and full disks
  )
  if (isStored) {
    stored.add(answer.submissionId)
    setFlag(1)
    tries = 0
    await deliverWaiting()
    return
  }
  const outcome = await send(answer)
  listeners.get(answer.submissionId)?.(
    outcome.kind === 'LATER' ? { kind: 'REFUSED', message: '', field: undefined } : outcome,
  )
}

addEventListener('online', () => void deliverWaiting())

// The service worker may have sent it first.
;(navigator.serviceWorker as ServiceWorkerContainer | undefined)?.addEventListener('message', ({ data }) => {
  const news = data as Partial<{ submissionId: string; outcome: Outcome }> | null // only our own worker posts messages
  if (news?.submissionId && news.outcome) tell(news.submissionId, news.outcome)
})
