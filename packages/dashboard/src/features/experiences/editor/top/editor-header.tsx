import type { Page } from '@taplet/contract'
import { publishState, shownState, stateLabel, stateTones } from '../../../../entities/experience/publish-state.ts'
import type { WatchedCopy } from '../../../../lib/drafts/server/use-copy-state.ts'
import { useText } from '../../../../lib/text.ts'
import { Button, ButtonLink } from '../../../../ui/button.tsx'
import { Chip } from '../../../../ui/layout/chip.tsx'
import type { MenuAction } from '../../../../ui/overlays/menu.tsx'
import { PageHeader } from '../../../../ui/layout/page-header.tsx'
import { useEditorParts } from '../editor-parts.ts'
import type { ExperienceEditorHandle } from '../use-experience-editor.ts'
import { DraftState } from '../publishing/draft-state.tsx'
import styles from './editor-header.module.css'
import { PublishMenu, type PublishStep } from '../publishing/publish-menu.tsx'

interface EditorHeaderProps {
  page: Page
  editor: ExperienceEditorHandle
  drafts: { copy: WatchedCopy; offers: readonly unknown[] }
  /** How many changes visitors do not see yet. */
  changeCount: number
  /** Whether the server could not be asked for them; undefined until that is known. */
  isOffline: boolean | undefined
  isPublishing: boolean
  onStep: (step: PublishStep) => void
  /** Entries that a phone's menu has besides. */
  more: readonly MenuAction[]
}

/** Name, the one state, and the main action: publish app and slides together. */
export function EditorHeader(props: EditorHeaderProps) {
  const { page, editor, drafts, changeCount, isOffline, isPublishing, onStep, more } = props
  const t = useText()
  const { document, selection } = editor.state
  const state = publishState(page)
  const { TwinButton } = useEditorParts()
  const hasChanges = changeCount > 0 && state !== 'draft'
  const isUpToDate = page.active && changeCount === 0
  return (
    <PageHeader
      title={document.pageName.trim() || t('experiences:editor.unnamed')}
      subtitle={
        <>
          <span className={styles.brief}>
            {stateLabel(page, t)} · {hasChanges && t('experiences:notLive', { count: changeCount })}
          </span>
          <span className={hasChanges ? styles.path : undefined}>
            {page.active ? `/${page.fullPagePath}` : t(`experiences:stateMeans.${state}`)}
          </span>
        </>
      }
      back={{ to: '/app/experiences', label: t('experiences:editor.back') }}
      status={
        <span className={styles.live}>
          <Chip tone={stateTones[shownState(page)]} dot>
            {stateLabel(page, t)}
          </Chip>
        </span>
      }
      actions={
        <>
          <DraftState
            {...{ changeCount, isOffline }}
            copy={drafts.copy}
            isElsewhere={drafts.offers.length > 0}
            published={state}
            onReview={() => onStep('REVIEW')}
          />
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
          <Button kind="pri" busy={isPublishing} disabled={isUpToDate} onClick={() => onStep('PUBLISH')}>
            {t('experiences:editor.publish')}
          </Button>
          <PublishMenu {...{ page, changeCount, onStep, more }} />
        </>
      }
    />
  )
}
