import type { SignedInDevice } from '@taplet/contract'
import type { Database } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import { deviceClass } from '../../../platform/visitors/device-class.ts'
import { browserOf } from './browser-of.ts'
import type { Session } from './sessions.ts'
import * as store from './store.ts'

export interface SessionList {
  fetch(session: Session): Promise<SignedInDevice[]>
  /** Ends another session of the person; throws NOT_FOUND for anybody else's. */
  end(session: Session, sessionId: string): Promise<void>
  endOthers(session: Session): Promise<number>
}

const toDevice = (row: store.SessionRow, currentId: string): SignedInDevice => {
  const agent = row.user_agent ?? ''
  return {
    sessionId: row.id,
    isCurrent: row.id === currentId,
    device: deviceClass(agent),
    ...browserOf(agent),
    country: row.country,
    signedInAt: row.created_at.toISOString(),
    lastUsedAt: row.updated_at.toISOString(),
  }
}

export const createSessionList = ({ db, clock }: { db: Database; clock: () => Date }): SessionList => ({
  fetch: async ({ userId, sessionId }) =>
    (await store.findSessions(userId, clock(), db)).map((row) => toDevice(row, sessionId)),
  async end({ userId }, sessionId) {
    if (!(await store.deleteSession(userId, sessionId, db))) throw new AppError('NOT_FOUND')
  },
  endOthers: ({ userId, sessionId }) => store.deleteOtherSessions(userId, sessionId, db),
})
