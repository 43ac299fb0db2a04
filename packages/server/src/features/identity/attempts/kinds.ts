import { CODE_LENGTH, RESET_CODE_LENGTH } from '@taplet/contract'
import type { Attempt, AttemptKind } from './store.ts'

interface Kind {
  /**
   * Whether somebody gets a code. An attempt without one is answered as if it had one, so that a known address looks
   * like an unknown one (spec D37).
   */
  hasCode: (userId: Attempt['user_id']) => boolean
  codeLength: number
}

export const kinds: Readonly<Record<AttemptKind, Kind>> = {
  /** Whoever begins it has proved everything; the id of the attempt is all it needs. */
  NEW_PASSWORD: { hasCode: () => false, codeLength: 0 },
  // Anybody can ask for one, as often as messages may be sent: six digits would be too few (record 140).
  RESET: { hasCode: (userId) => userId !== null, codeLength: RESET_CODE_LENGTH },
  SIGN_IN: { hasCode: () => true, codeLength: CODE_LENGTH },
  SIGN_UP: { hasCode: (userId) => userId === null, codeLength: CODE_LENGTH },
}
