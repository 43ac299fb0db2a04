import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../lib/api/api.ts'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'
import { linkSettingsQuery } from '../../../entities/link/queries.ts'
import { failureMessage } from '../list/use-link-steps.ts'
import { addressProblem, fullAddress } from '../parts/destination-value.ts'

/** Sets the fallback page of all links, shown when a destination is gone. */
export function FallbackDialog({ onClose }: { onClose: () => void }) {
  const t = useText()
  const api = useApi()
  const client = useQueryClient()
  const settings = useQuery(linkSettingsQuery(api))
  const [typed, setTyped] = useState<string>()
  const [isTried, setIsTried] = useState(false)
  const value = typed ?? settings.data?.fallbackUrl ?? ''
  const problem = addressProblem(value)
  const save = useMutation({
    mutationKey: ['links', 'updateSettings'],
    mutationFn: async () => (await api.links.updateSettings({ fallbackUrl: fullAddress(value) })).settings,
    onSuccess: (saved) => {
      client.setQueryData(linkSettingsQuery(api).queryKey, saved)
      toast.done(t('links:fallback.saved'))
      onClose()
    },
  })
  const handleSave = () => {
    setIsTried(true)
    if (!problem) save.mutate()
  }
  return (
    <Dialog
      open
      title={t('links:fallback.title')}
      closeLabel={t('cancel')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="pri" busy={save.isPending} disabled={!settings.data} onClick={handleSave}>
            {t('save')}
          </Button>
        </>
      }
    >
      <p>{t('links:fallback.lede')}</p>
      <TextField
        label={t('links:fallback.label')}
        hint={t('links:fallback.hint')}
        error={
          isTried && problem
            ? t(problem)
            : settings.isError
              ? t('links:fallback.failed')
              : save.error
                ? failureMessage(save.error, t('links:offline'))
                : undefined
        }
        type="url"
        inputMode="url"
        autoCapitalize="none"
        placeholder="https://"
        disabled={!settings.data}
        value={value}
        onChange={(event) => setTyped(event.target.value)}
      />
    </Dialog>
  )
}
