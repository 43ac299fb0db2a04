import type { Version } from '@taplet/contract'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../lib/api/api.ts'
import { useText } from '../../lib/text.ts'
import { versionQuery } from './queries.ts'
import type { VersionsProps } from './versions-props.ts'

const MOST_NAMED = 2 // parts; the others are counted

interface VersionChangesProps extends Pick<VersionsProps<unknown>, 'parse' | 'compare' | 'describe'> {
  version: Version
  /** The preceding version. */
  older: Version
}

/** Lists what a save changed: the names of a few parts. Renders nothing until they are known. */
export function VersionChanges({ version, older, parse, compare, describe }: VersionChangesProps) {
  const t = useText()
  const api = useApi()
  const after = parse(useQuery(versionQuery(api, version.versionId)).data)
  const before = parse(useQuery(versionQuery(api, older.versionId)).data)
  if (after === undefined || before === undefined) return null
  const differences = compare(before, after)
  const labels = [...new Set(differences.map((one) => describe(one, [after, before]).label))].filter(Boolean)
  if (labels.length === 0) return <>{t('versions:same')}</>
  const named = labels.slice(0, MOST_NAMED).join(', ')
  const more = labels.length - MOST_NAMED
  return <>{more > 0 ? t('versions:changedMore', { named, count: more }) : named}</>
}
