import type { Page } from '@taplet/contract'
import { Suspense, useState } from 'react'
import { openDocument } from '../../../../lib/editing/open-document.ts'
import { useText } from '../../../../lib/text.ts'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import { lazyComponent } from '../../../../ui/lazy/lazy-component.tsx'
import { useSwitchExperiences } from '../../list/use-switch-experiences.ts'
import { useEditorParts } from '../editor-parts.ts'
import type { ExperienceEditorHandle } from '../use-experience-editor.ts'
import type { PublishStep } from './publish-menu.tsx'

const PreviewLinkDialog = lazyComponent(
  async () => (await import('../../preview-link/preview-link-dialog.tsx')).PreviewLinkDialog,
  'OVER',
)

interface PublishStepsProps {
  /** The chosen step; undefined while there is none. */
  step: PublishStep | undefined
  editor: ExperienceEditorHandle
  onPublished: (page: Page, isFirst: boolean) => void
  onAdd: () => void
  onDone: () => void
}

/** What a step of publishing asks and does. */
export function PublishSteps({ step, editor, onPublished, onAdd, onDone }: PublishStepsProps) {
  const t = useText()
  const { PublishFlow } = useEditorParts()
  const switchTo = useSwitchExperiences()
  const [open] = useState(() => ({ app: openDocument(editor.editing) }))
  const { saved } = editor.state
  if (step === undefined) return null
  if (step === 'UNPUBLISH')
    return (
      <ConfirmDialog
        open
        title={t('experiences:publishing.unpublishTitle', { name: saved.pageName })}
        consequences={[t('experiences:publishing.unpublishVisitors'), t('experiences:publishing.unpublishKeeps')]}
        confirmLabel={t('experiences:publishing.unpublish')}
        cancelLabel={t('cancel')}
        onConfirm={() => {
          switchTo([saved], false)
          onDone()
        }}
        onCancel={onDone}
      />
    )
  if (step === 'PREVIEW')
    return (
      <Suspense fallback={null}>
        <PreviewLinkDialog page={saved} onClose={onDone} />
      </Suspense>
    )
  return (
    <Suspense fallback={null}>
      <PublishFlow
        experienceId={saved.experienceId}
        open={open}
        mode={step}
        onPublished={onPublished}
        onRefused={editor.setRefusal}
        onAdd={onAdd}
        onClose={onDone}
      />
    </Suspense>
  )
}
