import { randomUUID } from 'node:crypto'
import { A_PHONE } from '../../../testing/visits/a-phone.ts'
import type { TestApp } from '../../../testing/start-test-app.ts'

/** Visits as phones report them, and what was stored of them. */
export function visitsOf(content: () => TestApp) {
  return {
    record: (report: object, headers: Record<string, string> = {}) =>
      content().server.inject({
        method: 'POST',
        url: '/api/visits/record',
        headers: { 'content-type': 'application/json', 'user-agent': A_PHONE, ...headers },
        payload: JSON.stringify({ visitId: randomUUID(), guest: randomUUID(), ...report }),
      }),
    hitsOf: (experienceId = '') =>
      content().db.selectFrom('hits').selectAll().where('experience_id', '=', experienceId).orderBy('at').execute(),
    /** By kind and key, as in `3 slide`. */
    async sumsOf(experienceId = ''): Promise<Record<string, number>> {
      const rows = await content()
        .db.selectFrom('visit_sums')
        .select(['kind', 'key', 'total'])
        .where('subject_id', '=', experienceId)
        .execute()
      return Object.fromEntries(rows.map(({ kind, key, total }) => [`${kind} ${key}`.trim(), total]))
    },
  }
}
