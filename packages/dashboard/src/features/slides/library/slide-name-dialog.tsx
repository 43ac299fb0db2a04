import type { ComponentProps } from 'react'
import { useText } from '../../../lib/text.ts'
import { NameDialog } from '../../../ui/overlays/name-dialog.tsx'

interface SlideNameDialogProps
  extends Pick<ComponentProps<typeof NameDialog>, 'name' | 'isBusy' | 'error' | 'onName' | 'onClose' | 'children'> {
  kind: 'create' | 'rename'
}

/** Asks for the name of a slide. */
export function SlideNameDialog({ kind, ...props }: SlideNameDialogProps) {
  const t = useText()
  return (
    <NameDialog
      {...props}
      title={t(`slides:nameDialog.${kind}Title`)}
      lead={t('slides:nameDialog.hint')}
      label={t('slides:nameDialog.label')}
      placeholder={t('slides:nameDialog.example')}
      missing={t('slides:nameDialog.empty')}
      confirmLabel={t(`slides:nameDialog.${kind}`)}
    />
  )
}
