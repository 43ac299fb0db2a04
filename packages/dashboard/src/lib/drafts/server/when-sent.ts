import type { Saving } from '../../editing/editor-state.ts'
import type { CopyState } from './server-copy.ts'

interface Source<State> {
  getState: () => State
  subscribe: (listener: () => void) => () => void
}

const SENDING: ReadonlySet<CopyState> = new Set<CopyState>(['RETRYING', 'WAITING'])
const isBeingSaved = (saving: Saving<unknown, unknown>) =>
  saving.status === 'SAVING' || (saving.status === 'FAILED' && saving.retries)

/** Runs a step once: when the server has the edits of an editor, and what somebody wanted saved is saved. */
export function whenSent(
  copy: Source<CopyState>,
  editing: Source<{ saving: Saving<unknown, unknown> }>,
  step: () => void,
): void {
  const handleChange = () => {
    if (SENDING.has(copy.getState()) || isBeingSaved(editing.getState().saving)) return
    for (const unsubscribe of subscribed) unsubscribe()
    step()
  }
  const subscribed = [copy.subscribe(handleChange), editing.subscribe(handleChange)]
  handleChange()
}
