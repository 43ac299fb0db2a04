import type { SaveFailure } from './steps/save-failed.ts'

/** What came of sending a document. Sending never throws and ends in good time (lib/send.ts). */
export type SaveOutcome<Saved> =
  | { status: 'SAVED'; saved: Saved }
  | ({ status: 'FAILED' } & SaveFailure<Saved>)
  /** Nothing was overwritten; `theirs` is what the server holds now. */
  | { status: 'CONFLICT'; theirs: Saved }
