import type { ApiError, DocumentKind, Version } from '@taplet/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type Api, useApi } from '../../lib/api/api.ts'

/** The saved versions of a document, newest first. Refetched each time the dialog opens: every save adds one. */
export const versionsQuery = (api: Api, target: { kind: DocumentKind; targetId: string }) =>
  queryOptions({
    queryKey: ['versions', 'getAll', target],
    queryFn: async ({ signal }) => (await api.versions.getAll(target, signal)).versions,
    staleTime: 0,
  })

/** The content of a version, which never changes. */
export const versionQuery = (api: Api, versionId: string) =>
  queryOptions({
    queryKey: ['versions', 'fetch', versionId],
    queryFn: async ({ signal }) => (await api.versions.fetch({ versionId }, signal)).document,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Names a version, or removes its name. */
export function useRenameVersion() {
  const api = useApi()
  const client = useQueryClient()
  return useMutation<Version, ApiError, { version: Version; name: string }>({
    mutationKey: ['versions', 'rename'],
    mutationFn: async ({ version: { versionId }, name }) => (await api.versions.rename({ versionId, name })).version,
    onSuccess: (renamed) =>
      client.setQueryData(versionsQuery(api, { kind: renamed.kind, targetId: renamed.targetId }).queryKey, (list) =>
        list?.map((version) => (version.versionId === renamed.versionId ? renamed : version)),
      ),
  })
}
