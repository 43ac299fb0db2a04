import type { ApiError } from '@taplet/contract'
import type { DocumentKind, Version } from '@taplet/contract/studio'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type StudioApi, useStudio } from '../../lib/studio.ts'

/** The saved versions of a document, newest first. Asked anew at each opening: every save adds one. */
export const versionsQuery = (studio: StudioApi, target: { kind: DocumentKind; targetId: string }) =>
  queryOptions({
    queryKey: ['versions', 'getAll', target],
    queryFn: async ({ signal }) => (await studio.versions.getAll(target, signal)).versions,
    staleTime: 0,
  })

/** What a version holds; that never changes. */
export const versionQuery = (studio: StudioApi, versionId: string) =>
  queryOptions({
    queryKey: ['versions', 'fetch', versionId],
    queryFn: async ({ signal }) => (await studio.versions.fetch({ versionId }, signal)).document,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Names a version, or takes its name away. */
export function useRenameVersion() {
  const studio = useStudio()
  const client = useQueryClient()
  return useMutation<Version, ApiError, { version: Version; name: string }>({
    mutationKey: ['versions', 'rename'],
    mutationFn: async ({ version: { versionId }, name }) => (await studio.versions.rename({ versionId, name })).version,
    onSuccess: (renamed) =>
      client.setQueryData(versionsQuery(studio, { kind: renamed.kind, targetId: renamed.targetId }).queryKey, (list) =>
        list?.map((version) => (version.versionId === renamed.versionId ? renamed : version)),
      ),
  })
}
