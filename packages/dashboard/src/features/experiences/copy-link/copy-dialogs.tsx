import type { Page } from '@taplet/contract'
import { Suspense } from 'react'
import { lazyComponent } from '../../../ui/lazy/lazy-component.tsx'

const SaveTemplateDialog = lazyComponent(
  async () => (await import('../own-templates/save-template-dialog.tsx')).SaveTemplateDialog,
  'OVER',
)
const CopyLinkDialog = lazyComponent(async () => (await import('./copy-link-dialog.tsx')).CopyLinkDialog, 'OVER')

/** What is asked about an app, and of which one. */
export type CopyQuestion = { kind: 'saveTemplate' | 'copyElsewhere'; page: Page } | undefined

/** The dialogs that save an app as a template and copy it to another account. */
export const CopyDialogs = ({ question, onClose }: { question: CopyQuestion; onClose: () => void }) => (
  <Suspense fallback={null}>
    {question?.kind === 'saveTemplate' && <SaveTemplateDialog page={question.page} onClose={onClose} />}
    {question?.kind === 'copyElsewhere' && <CopyLinkDialog page={question.page} onClose={onClose} />}
  </Suspense>
)
