import type { Slide } from '@taplet/slides/schema'
import { addTexts, useText } from '../../../lib/text.ts'
import { templates } from '../../../text/en/slides/templates.ts'
import { NameDialog } from '../../../ui/overlays/name-dialog.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'
import { useKeepTemplate } from '../queries.ts'

addTexts('templates', templates)

interface SaveTemplateProps {
  open: boolean
  /** The slide to save, saved or not; its name is the default. */
  slide: Slide
  onClose: () => void
}

/** Saves a slide as a template, under a name. */
export function SaveDialog({ open, slide, onClose }: SaveTemplateProps) {
  const t = useText()
  const keep = useKeepTemplate()
  if (!open) return null
  return (
    <NameDialog
      title={t('templates:keepTitle')}
      label={t('templates:name')}
      placeholder={t('templates:nameExample')}
      missing={t('templates:nameMissing')}
      lead={t('templates:keepLead')}
      confirmLabel={t('templates:keep')}
      name={slide.viewName}
      isBusy={keep.isPending}
      error={keep.error?.message}
      onName={(name) =>
        keep.mutate(
          { name, slide },
          {
            onSuccess: () => {
              toast.done(t('templates:kept', { name }))
              onClose()
            },
          },
        )
      }
      onClose={onClose}
    />
  )
}
