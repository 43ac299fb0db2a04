import type { Page } from '@taplet/contract'
import { useText } from '../../../lib/text.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Chip } from '../../../ui/layout/chip.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import type { Draft } from './editor-state.ts'
import styles from './editor-header.module.css'

interface EditorHeaderProps {
  page: Page
  draft: Draft
  isUnsaved: boolean
  isSaving: boolean
  onSave: () => void
}

/** Name, state and the one thing to do: save. */
export function EditorHeader({ page, draft, isUnsaved, isSaving, onSave }: EditorHeaderProps) {
  const t = useText()
  const saving = isSaving ? t('experiences:editor.saving') : t('experiences:editor.unsaved')
  return (
    <PageHeader
      title={draft.pageName.trim() || t('experiences:editor.unnamed')}
      subtitle={`/${page.fullPagePath}`}
      back={{ to: '/app/experiences', label: t('experiences:editor.back') }}
      status={
        <Chip tone={page.active ? 'green' : 'plain'} dot>
          {page.active ? t('experiences:live') : t('experiences:resting')}
        </Chip>
      }
      actions={
        <>
          <span className={styles['state']} role="status">
            {isUnsaved || isSaving ? (
              <Chip tone="amber">{saving}</Chip>
            ) : (
              <span className={styles['saved']}>
                <Icon name="cloudDone" />
                <span>{t('experiences:editor.saved')}</span>
              </span>
            )}
          </span>
          <span className={styles['preview']}>
            <ButtonLink icon="play" to={`/app/experiences/demo/${page.fullPagePath}`}>
              {t('experiences:editor.preview')}
            </ButtonLink>
          </span>
          <Button kind="pri" busy={isSaving} disabled={!isUnsaved} onClick={onSave}>
            {t('experiences:editor.save')}
          </Button>
        </>
      }
    />
  )
}
