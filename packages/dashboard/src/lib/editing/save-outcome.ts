import type { SaveFailure } from './steps/save-failed.ts'

/** Outcome of sending a document. Sending never throws and always ends within the timeout (lib/api/send.ts). */
export type SaveOutcome<Saved> =
  | { status: 'SAVED'; saved: Saved }
  | ({ status: 'FAILED' } & SaveFailure<Saved>)
  /** Nothing was overwritten; `theirs` is the server's current copy. */
  | { status: 'CONFLICT'; theirs: Saved }
