import type { CheckId } from '@taplet/checks'
import type { CheckFinding } from '@taplet/contract'
import { addTexts, text } from '../../lib/text.ts'
import { checks as texts } from '../../text/en/slides/checks.ts'
import { toast } from '../../ui/toasts/toast.tsx'
import { CHECKS_ID } from './panel/checks-id.ts'

addTexts('checks', texts)

/** The list of findings or the button that opens it, whichever is on screen. */
const findList = (): HTMLElement | null => document.getElementById(CHECKS_ID)

function showList(): void {
  const list = findList()
  list?.scrollIntoView({ block: 'start', behavior: 'smooth' })
  if (list instanceof HTMLButtonElement) list.click()
  else list?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true })
}

// Each state is reported in full once; after that the count is enough.
const notified = new Set<string>()

/** The message about unfinished parts, the first time; undefined once it was shown. */
function unfinishedWords(findings: readonly CheckFinding[]): string | undefined {
  const id: CheckId = 'unfinished'
  const open = findings.filter(({ checkId }) => checkId === id)
  const fresh = open.filter(({ findingId }) => !notified.has(findingId))
  for (const { findingId } of fresh) notified.add(findingId)
  const [only] = open
  if (fresh.length === 0 || !only) return undefined
  return open.length === 1
    ? text('checks:publishedOpen', { message: only.message })
    : text('checks:publishedOpenSlides', { count: open.length })
}

/**
 * Says that something was published and how many issues visitors may notice, with a link to the list. Without text for
 * `done`, nothing is said when there are no issues.
 */
export function tellSaved(done: string | undefined, findings: readonly CheckFinding[]): void {
  const count = findings.filter(({ severity }) => severity === 'WARNING').length
  if (count === 0) {
    if (done !== undefined) toast.done(done)
    return
  }
  toast.done(
    unfinishedWords(findings) ?? text('checks:published', { count }),
    findList() ? { label: text('checks:see'), onUndo: showList } : undefined,
  )
}
