import type { Page } from '@taplet/contract'
import { Suspense } from 'react'
import { useText } from '../../../../lib/text.ts'
import { BulkBar } from '../../../../ui/list/selecting/bulk-bar.tsx'
import type { ListSelection } from '../../../../ui/list/selecting/use-selection.ts'
import type { MenuAction } from '../../../../ui/overlays/menu.tsx'
import { PagesFailed } from '../../../../entities/experience/pages-failed.tsx'
import type { Library } from '../../../../entities/experience/library.ts'
import { useEditorParts } from '../editor-parts.ts'
import { SlideStrip } from '../strip/slide-strip.tsx'
import type { SlideSteps } from '../strip/use-slide-steps.ts'
import type { ExperienceEditorHandle } from '../use-experience-editor.ts'
import styles from './content-tab.module.css'
import { lazyComponent } from '../../../../ui/lazy/lazy-component.tsx'

const LivePreview = lazyComponent(async () => (await import('../preview/live-preview.tsx')).LivePreview)

interface ContentTabProps {
  editor: ExperienceEditorHandle
  page: Page
  library: { library: Library | undefined; isFailed: boolean; retry: () => void }
  activeId: string | undefined
  selection: ListSelection
  steps: SlideSteps
  actionsOf: (itemId: string) => readonly MenuAction[]
  onActivate: (itemId: string) => void
  onAdd: () => void
  onToOther: (itemIds: readonly string[]) => void
}

/** The slides in order, and how they are doing, beside the preview. */
export function ContentTab(props: ContentTabProps) {
  const { editor, page, library: state, activeId, selection, steps, actionsOf, onActivate, onAdd, onToOther } = props
  const t = useText()
  const { AppOverview } = useEditorParts()
  const { document } = editor.state
  const { library, isFailed, retry } = state
  const order = document.experienceItems
  return (
    <div className={styles.room}>
      <div className={styles.content}>
        <div className={styles.strip}>
          {isFailed ? (
            <PagesFailed onRetry={retry} />
          ) : (
            <SlideStrip
              experienceId={page.experienceId}
              itemIds={order}
              rules={document.slideRules}
              theme={document.theme ?? null}
              activeId={activeId}
              library={library}
              selection={selection}
              nameOf={steps.nameOf}
              actionsOf={actionsOf}
              onPlace={editor.place}
              onActivate={onActivate}
              onAdd={onAdd}
            />
          )}
        </div>
        <div className={styles.rest}>
          {library && (
            <Suspense fallback={null}>
              <AppOverview
                page={page}
                itemIds={order}
                itemById={library.itemById}
                viewById={library.viewById}
                media={library.media}
              />
            </Suspense>
          )}
        </div>
        {library && (
          <Suspense fallback={null}>
            <div className={styles.preview}>
              <LivePreview page={page} document={document} library={library} activeId={activeId} />
            </div>
          </Suspense>
        )}
      </div>
      <BulkBar
        selection={selection}
        actions={[
          {
            label: t('experienceEditor:strip.bulk.left'),
            icon: 'arrowLeft',
            onSelect: () => steps.move(selection.ids, 'LEFT'),
          },
          {
            label: t('experienceEditor:strip.bulk.right'),
            icon: 'arrowRight',
            onSelect: () => steps.move(selection.ids, 'RIGHT'),
          },
          {
            label: t('experienceEditor:strip.bulk.copy'),
            icon: 'copy',
            isBusy: steps.isCopying,
            onSelect: () => steps.duplicate(selection.ids),
          },
          { label: t('experienceEditor:strip.bulk.other'), icon: 'apps', onSelect: () => onToOther(selection.ids) },
          {
            label: t('experienceEditor:strip.bulk.remove'),
            icon: 'trash',
            danger: true,
            onSelect: () => {
              selection.clear()
              steps.remove(selection.ids)
            },
          },
        ]}
      />
    </div>
  )
}
