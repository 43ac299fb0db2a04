import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { announce } from '../../../lib/announce.ts'
import { useApi } from '../../../lib/api/api.ts'
import { useText } from '../../../lib/text.ts'
import { toast } from '../../../ui/toasts/toast.tsx'

/** The link by which an app is copied: whether there is one, making it, ending it. */
export function useCopyLink(experienceId: string) {
  const t = useText()
  const { copyLinks } = useApi()
  const client = useQueryClient()
  const queryKey = ['copyLinks', experienceId]
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await copyLinks.fetch({ experienceId }, signal)).link,
    staleTime: 0, // it is counted elsewhere
  })
  const onError = ({ message }: Error) => toast.failed(t('appCopies:link.notDone', { message }))
  const create = useMutation({
    mutationKey: ['copyLinks', 'create'],
    mutationFn: () => copyLinks.create({ experienceId }),
    onSuccess: ({ link }) => {
      client.setQueryData(queryKey, link)
      announce(t('appCopies:link.made'))
    },
    onError,
  })
  const end = useMutation({
    mutationKey: ['copyLinks', 'revoke'],
    mutationFn: () => copyLinks.revoke({ experienceId }),
    onSuccess: () => {
      client.setQueryData(queryKey, null)
      toast.done(t('appCopies:link.ended'))
    },
    onError,
  })
  return { query, create, end }
}
