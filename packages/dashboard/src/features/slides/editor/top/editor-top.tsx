import type { ComponentProps } from 'react'
import { useText } from '../../../../lib/text.ts'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { TopBar } from '../../../../ui/layout/page-header.tsx'
import type { EditorLayout } from '../../../../editing/use-editor-layout.ts'
import type { SlideEditorHandle } from '../use-slide-editor.ts'
import type { SlidePosition } from './slide-position.ts'
import { AppSteps } from './app-steps.tsx'
import { useEditorActionsContext } from '../interactions/editor-actions-context.ts'
import { SaveState } from './save-state.tsx'
import { SlideTwin } from './slide-twin.tsx'
import { TopMenu } from './top-menu.tsx'
import type { SlideUses } from './slide-uses.ts'
import type { TopActions } from './use-top-actions.ts'
import styles from './top.module.css'

interface EditorTopProps {
  handle: SlideEditorHandle
  layout: EditorLayout
  uses: SlideUses
  appContext: SlidePosition | undefined
  drafts: ComponentProps<typeof SaveState>['drafts']
  /** A newer version was saved elsewhere. */
  isBehind: boolean
  actions: TopActions
}

/** Where visitors see the slide; when opened from an instant app, its place in it. */
function useAbout({ usedIn, liveIn }: SlideUses, appContext: SlidePosition | undefined): string {
  const t = useText()
  const [app] = usedIn
  const [live] = liveIn
  if (appContext) {
    const { place, count, app: name } = appContext
    return place === undefined
      ? t('slideActions:app.in', { app: name })
      : t('slideActions:app.place', { place, count, app: name })
  }
  if (app === undefined) return t('slides:editor.usedInNone')
  if (live === undefined) return t('slides:list.notLive', { app })
  return liveIn.length === 1
    ? t('slides:editor.liveIn1', { app: live })
    : t('slides:editor.liveIn', { count: liveIn.length })
}

/** Title, save status, undo and redo. */
export function EditorTop({ handle, layout, uses, appContext, drafts, isBehind, actions }: EditorTopProps) {
  const t = useText()
  const { undo, redo } = useEditorActionsContext()
  const { document: slide, past, future, saving } = handle.state
  const about = useAbout(uses, appContext)
  const isPhone = layout === 'PHONE'
  return (
    <TopBar>
      <span className={styles.back}>
        <IconButton
          icon="back"
          label={appContext ? t('slideActions:app.back', { app: appContext.app }) : t('slides:editor.back')}
          onClick={actions.leave}
        />
      </span>
      <div className={styles.titles}>
        <h1>
          <button type="button" onClick={() => handle.select({ kind: 'SLIDE' })}>
            {slide.viewName || t('slides:nameDialog.label')}
          </button>
        </h1>
        {isPhone ? <SaveState {...{ handle, drafts, isBehind }} /> : <p>{about}</p>}
      </div>
      {!isPhone && (
        <>
          {appContext && <AppSteps place={appContext} />}
          <SaveState {...{ handle, drafts, isBehind }} isShort={layout === 'TABLET'} />
          {layout === 'DESKTOP' && <i className={styles.line} />}
          <IconButton
            icon="undo"
            label={t('slides:editor.undo')}
            shortcut="Ctrl Z"
            disabled={past.length === 0}
            onClick={undo}
          />
          <IconButton
            icon="redo"
            label={t('slides:editor.redo')}
            shortcut="Ctrl Shift Z"
            disabled={future.length === 0}
            onClick={redo}
          />
          {layout === 'DESKTOP' && (
            <>
              <i className={styles.line} />
              <IconButton
                icon="settings"
                label={t('slides:editor.settings')}
                pressed={handle.state.selection.kind === 'SLIDE'}
                onClick={() => handle.select({ kind: 'SLIDE' })}
              />
            </>
          )}
        </>
      )}
      <SlideTwin handle={handle} isCompact={layout !== 'DESKTOP'} />
      <TopMenu {...{ layout, appContext, actions }} />
      {layout === 'DESKTOP' && actions.publishApp && (
        <Button kind="soft" onClick={actions.publishApp}>
          {t('slides:editor.publish')}
        </Button>
      )}
      {actions.publish ? (
        <Button kind="pri" busy={saving.status === 'SAVING'} onClick={actions.publish}>
          {t('slides:editor.publishChanges')}
        </Button>
      ) : (
        <Button kind="pri" aria-label={t('slides:editor.done')} onClick={actions.done}>
          {t('done')}
        </Button>
      )}
    </TopBar>
  )
}
