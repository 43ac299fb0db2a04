import type { ApiError, AppTemplate } from '@taplet/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type Api, useApi } from '../../../lib/api/api.ts'
import { cachedList } from '../../../lib/api/cached-list.ts'
import { useListChange } from '../../../lib/api/use-list-change.ts'
import { useText } from '../../../lib/text.ts'
import { useMutationOnce } from '../../../lib/timing/use-mutation-once.ts'
import { deleteWithUndo } from '../../../ui/list/deletions.ts'
import { toast } from '../../../ui/toasts/toast.tsx'

/** The account's own templates of whole apps, newest first. */
export const ownTemplatesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['appTemplates', 'getAll'],
    queryFn: async ({ signal }) => (await api.appTemplates.getAll(undefined, signal)).templates,
  })

export function useSaveAppTemplate() {
  const api = useApi()
  const setList = useListChange<AppTemplate>(ownTemplatesQuery(api).queryKey)
  return useMutationOnce<AppTemplate, ApiError, { experienceId: string; name: string }>({
    mutationKey: ['appTemplates', 'create'],
    mutationFn: async (order) => (await api.appTemplates.create(order)).template,
    onSuccess: (template) => setList((templates) => [template, ...templates]),
  })
}

export function useRenameAppTemplate() {
  const api = useApi()
  const setList = useListChange<AppTemplate>(ownTemplatesQuery(api).queryKey)
  return useMutation<AppTemplate, ApiError, { templateId: string; name: string }>({
    mutationKey: ['appTemplates', 'rename'],
    mutationFn: async (order) => (await api.appTemplates.rename(order)).template,
    onSuccess: (template) =>
      setList((templates) => templates.map((one) => (one.templateId === template.templateId ? template : one))),
  })
}

/** Deletes a template: from the list immediately, on the server after the time for Undo. */
export function useDeleteAppTemplate() {
  const t = useText()
  const api = useApi()
  const client = useQueryClient()
  const { queryKey } = ownTemplatesQuery(api)
  const { mutateAsync } = useMutation({
    mutationKey: ['appTemplates', 'delete'],
    mutationFn: ({ templateId }: AppTemplate) => api.appTemplates.delete({ templateId }),
  })
  return (template: AppTemplate): void =>
    deleteWithUndo({
      kind: 'APP_TEMPLATES',
      ...cachedList(client, queryKey, [template], ({ templateId }) => templateId),
      text: t('appCopies:own.deleted', { name: template.name }),
      send: async () => {
        await mutateAsync(template)
        return []
      },
      onRefused: () => toast.failed(t('appCopies:own.deleteFailed', { name: template.name })),
    })
}
