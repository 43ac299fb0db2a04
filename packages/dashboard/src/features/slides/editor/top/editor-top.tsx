import { useNavigate } from 'react-router'
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
import styles from './top.module.css'

interface EditorTopProps {
  handle: SlideEditorHandle
  layout: EditorLayout
  /** Names of the instant apps that contain this slide. */
  usedIn: readonly string[]
  /** Whether visitors see it, so that saving publishes. */
  isLive: boolean
  appContext: SlidePosition | undefined
  /** A newer version was saved elsewhere. */
  isBehind: boolean
  onSave: () => void
  onVersions: () => void
}

/** Where the slide is used; when opened from an instant app, its place in it. */
function useAbout(usedIn: readonly string[], appContext: SlidePosition | undefined): string {
  const t = useText()
  const [app] = usedIn
  if (appContext) {
    const { place, count, app: name } = appContext
    return place === undefined
      ? t('slideActions:app.in', { app: name })
      : t('slideActions:app.place', { place, count, app: name })
  }
  if (app === undefined) return t('slides:editor.usedInNone')
  return usedIn.length === 1 ? t('slides:editor.usedIn1', { app }) : t('slides:editor.usedIn', { count: usedIn.length })
}

/** Title, save status, undo and redo. */
export function EditorTop(props: EditorTopProps) {
  const { handle, layout, usedIn, isLive, appContext, isBehind, onSave, onVersions } = props
  const t = useText()
  const navigate = useNavigate()
  const { undo, redo } = useEditorActionsContext()
  const { document: slide, past, future, saving } = handle.state
  const about = useAbout(usedIn, appContext)
  const isPhone = layout === 'PHONE'
  return (
    <TopBar>
      <span className={styles.back}>
        <IconButton
          icon="back"
          label={appContext ? t('slideActions:app.back', { app: appContext.app }) : t('slides:editor.back')}
          onClick={() => navigate(appContext?.back ?? '/app/experienceItems')}
        />
      </span>
      <div className={styles.titles}>
        <h1>
          <button type="button" onClick={() => handle.select({ kind: 'SLIDE' })}>
            {slide.viewName || t('slides:nameDialog.label')}
          </button>
        </h1>
        {isPhone ? <SaveState {...{ handle, isBehind }} /> : <p>{about}</p>}
      </div>
      {!isPhone && (
        <>
          {appContext && <AppSteps place={appContext} />}
          <SaveState {...{ handle, isBehind }} isShort={layout === 'TABLET'} />
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
      <TopMenu {...{ layout, appContext, onVersions }} />
      <Button kind="pri" busy={saving.status === 'SAVING'} disabled={!handle.isUnsaved} onClick={onSave}>
        {t(isLive ? 'slides:editor.publish' : 'slides:editor.save')}
      </Button>
    </TopBar>
  )
}
