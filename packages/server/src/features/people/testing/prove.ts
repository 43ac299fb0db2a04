import type { TestApp } from '../../../testing/start-test-app.ts'

/** Notes that a person has just proved who they are, in all their sessions. */
export async function prove(app: TestApp, { accountId: personId }: { accountId: string }): Promise<void> {
  await app.db.updateTable('auth_session').set({ proven_at: app.clock.now }).where('user_id', '=', personId).execute()
}
