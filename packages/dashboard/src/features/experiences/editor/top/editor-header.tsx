import type { Page } from '@taplet/contract'
import { useText } from '../../../../lib/text.ts'
import { Button, ButtonLink } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { Chip } from '../../../../ui/layout/chip.tsx'
import { PageHeader } from '../../../../ui/layout/page-header.tsx'
import { pageState, stateTones } from '../../../../entities/experience/page-state.ts'
import type { ExperienceEditorHandle } from '../use-experience-editor.ts'
import { useEditorParts } from '../editor-parts.ts'
import styles from './editor-header.module.css'

const looks = {
  saving: { icon: 'reload', tone: 'plain', text: 'experiences:editor.saving' },
  unsaved: { icon: 'edit', tone: 'waiting', text: 'experiences:editor.unsaved' },
  saved: { icon: 'cloudDone', tone: 'done', text: 'experiences:editor.saved' },
} as const

const words = {
  takenDown: { name: 'experiences:takenDown', means: 'experiences:takenDownMeans' },
  live: { name: 'experiences:live', means: undefined },
  resting: { name: 'experiences:off', means: 'experiences:offMeans' },
} as const

/** Whether visitors see what is on screen. */
function SaveState({ editor }: { editor: ExperienceEditorHandle }) {
  const t = useText()
  const pending = editor.isUnsaved ? 'unsaved' : 'saved'
  const { icon, tone, text } = looks[editor.state.saving.status === 'SAVING' ? 'saving' : pending]
  return (
    <span className={styles.state} data-tone={tone} role="status">
      <Icon name={icon} size={16} />
      <span>{t(text)}</span>
    </span>
  )
}

interface EditorHeaderProps {
  page: Page
  editor: ExperienceEditorHandle
  onSave: () => void
}

/** Name, status and the main action: save, which publishes where visitors see the result. */
export function EditorHeader({ page, editor, onSave }: EditorHeaderProps) {
  const t = useText()
  const { document, selection, saving } = editor.state
  const state = pageState(page)
  const { TwinButton } = useEditorParts()
  return (
    <PageHeader
      title={document.pageName.trim() || t('experiences:editor.unnamed')}
      subtitle={
        <>
          <span className={styles.brief}>{t(words[state].name)} · </span>
          {words[state].means ? t(words[state].means) : `/${page.fullPagePath}`}
        </>
      }
      back={{ to: '/app/experiences', label: t('experiences:editor.back') }}
      status={
        <span className={styles.live}>
          <Chip tone={stateTones[state]} dot>
            {t(words[state].name)}
          </Chip>
        </span>
      }
      actions={
        <>
          <SaveState editor={editor} />
          <span className={styles.twin}>
            <TwinButton
              kind="EXPERIENCE"
              targetId={page.experienceId}
              document={document}
              selectedItemId={selection.kind === 'SLIDE' ? selection.itemId : undefined}
            />
          </span>
          <span className={styles.preview}>
            <ButtonLink icon="play" to={`/app/experiences/demo/${page.fullPagePath}`}>
              {t('experiences:editor.preview')}
            </ButtonLink>
          </span>
          <Button kind="pri" busy={saving.status === 'SAVING'} disabled={!editor.isUnsaved} onClick={onSave}>
            {t(document.active ? 'experiences:editor.publish' : 'experiences:editor.save')}
          </Button>
        </>
      }
    />
  )
}
