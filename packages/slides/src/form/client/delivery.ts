import { deliver, keep, OUTBOX_TAG, waiting } from './outbox.ts'
import { OUTBOX_FLAG } from './outbox-flag.ts'
import { type Answer, type Outcome, send } from './send.ts'
import { rememberSent } from './was-sent.ts'

const RETRIES_MS = [4000, 15_000, 60_000, 300_000]

const listeners = new Map<string, (outcome: Outcome) => void>()
/** What this page knows to wait in the outbox. */
const kept = new Set<string>()
let timer: ReturnType<typeof setTimeout> | undefined
let tries = 0

/** Tells the core script of later pages, which cannot afford to look into the database, that something waits. */
function setFlag(count: number): void {
  try {
    if (count > 0) localStorage.setItem(OUTBOX_FLAG, '1')
    else localStorage.removeItem(OUTBOX_FLAG)
  } catch {
    // Switched off: then only pages with a form deliver.
  }
}

function askForSync(): void {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined // missing on plain http
  // Not in every browser's types, and refused where the visitor said so.
  const register = (worker: ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } }) =>
    worker.sync?.register(OUTBOX_TAG)
  void workers?.ready.then(register).catch(() => undefined)
}

function tell(submissionId: string, outcome: Outcome): void {
  if (outcome.kind !== 'LATER') kept.delete(submissionId)
  listeners.get(submissionId)?.(outcome)
}

/** What waits no more was taken from another page, or by the service worker while nobody could be told. */
async function tellOfTheGone(): Promise<void> {
  const answers = await waiting()
  for (const submissionId of kept)
    if (!answers.some((answer) => answer.submissionId === submissionId)) tell(submissionId, { kind: 'SENT' })
}

/** Sends what waits, now and again until nothing does. */
export async function deliverWaiting(): Promise<void> {
  clearTimeout(timer)
  const left = await deliver((answer, outcome) => {
    if (outcome.kind === 'SENT') rememberSent(answer)
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

/** Tells a form how its answer fares, also when that is much later. */
export function listenTo(submissionId: string, onOutcome: (outcome: Outcome) => void): void {
  listeners.set(submissionId, onOutcome)
}

/** The same for an answer that an earlier page has put into the outbox. */
export function listenToKept(submissionId: string, onOutcome: (outcome: Outcome) => void): void {
  listenTo(submissionId, onOutcome)
  kept.add(submissionId)
}

/** Sends an answer, after putting it where a crash or a dead spot cannot lose it. */
export async function post(answer: Answer): Promise<void> {
  const isKept = await keep(answer).then(
    () => true,
    () => false, // private windows and full disks
  )
  if (isKept) {
    kept.add(answer.submissionId)
    setFlag(1)
    tries = 0
    await deliverWaiting()
    return
  }
  const outcome = await send(answer)
  listeners.get(answer.submissionId)?.(
    outcome.kind === 'LATER'
      ? { kind: 'REFUSED', message: 'This could not be sent. Try again when you are online.', field: undefined }
      : outcome,
  )
}

addEventListener('online', () => void deliverWaiting())

// The service worker may have been quicker.
;(navigator.serviceWorker as ServiceWorkerContainer | undefined)?.addEventListener('message', ({ data }) => {
  const told = data as Partial<{ submissionId: string; outcome: Outcome }> | null // only our own worker can say anything here
  if (told?.submissionId && told.outcome) tell(told.submissionId, told.outcome)
})
