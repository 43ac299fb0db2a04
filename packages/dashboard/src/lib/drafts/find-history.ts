import type { EditedKind } from '../editing/editor-kind.ts'
import type { Api } from '../api/api.ts'

const MOST = 8 // versions fetched: a draft was saved soon after its base, or not at all

interface Wanted<Document> {
  kind: EditedKind
  targetId: string
  /** The revision the edits are based on; undefined when the draft names none. */
  revision: number | undefined
  parse: (value: unknown) => Document | undefined
}

/** Returns what the server held since a revision, oldest first, or an empty list if it no longer has that one. */
export async function findHistory<Document>(
  { versions: calls }: Pick<Api, 'versions'>,
  { kind, targetId, revision, parse }: Wanted<Document>,
): Promise<Document[]> {
  if (revision === undefined || kind === 'QR_DESIGN') return []
  const { versions } = await calls.getAll({ kind, targetId })
  const oldestFirst = versions.toReversed()
  const from = oldestFirst.findIndex((version) => version.revision <= revision && revision <= version.lastRevision)
  if (from < 0) return []
  const fetched = await Promise.all(
    oldestFirst.slice(from, from + MOST).map(({ versionId }) => calls.fetch({ versionId })),
  )
  return fetched.map(({ document }) => parse(document)).filter((document) => document !== undefined)
}
