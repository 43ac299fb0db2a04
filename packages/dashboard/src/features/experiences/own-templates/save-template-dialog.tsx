import type { Page } from '@taplet/contract'
import { addTexts, useText } from '../../../lib/text.ts'
import { appCopies } from '../../../text/en/apps/app-copies.ts'
import { NameDialog } from '../../../ui/overlays/name-dialog.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'
import { useSaveAppTemplate } from './queries.ts'

addTexts('appCopies', appCopies)

/** Saves a whole app as a template, under a name. */
export function SaveTemplateDialog({ page, onClose }: { page: Page; onClose: () => void }) {
  const t = useText()
  const save = useSaveAppTemplate()
  const { experienceId, pageName } = page
  return (
    <NameDialog
      title={t('appCopies:saveTemplate')}
      lead={t('appCopies:save.lead')}
      label={t('appCopies:name')}
      placeholder={t('appCopies:nameExample')}
      missing={t('appCopies:nameMissing')}
      confirmLabel={t('appCopies:saveTemplate')}
      name={pageName}
      isBusy={save.isPending}
      error={save.error?.message}
      onName={(name) =>
        save.mutate(
          { experienceId, name },
          {
            onSuccess: () => {
              toast.done(t('appCopies:save.done', { name }))
              onClose()
            },
          },
        )
      }
      onClose={onClose}
    />
  )
}
