import { useNavigate } from 'react-router'
import { useText } from '../../../../lib/text.ts'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { TopBar } from '../../../../ui/layout/page-header.tsx'
import type { EditorLayout } from '../use-editor-layout.ts'
import type { SlideEditorHandle } from '../use-slide-editor.ts'
import { useHandsContext } from '../hands/hands-context.ts'
import { SaveState } from './save-state.tsx'
import { SlideTwin } from './slide-twin.tsx'
import { TopMenu } from './top-menu.tsx'
import styles from './top.module.css'

interface EditorTopProps {
  handle: SlideEditorHandle
  layout: EditorLayout
  /** Names of the instant apps that show this slide. */
  usedIn: readonly string[]
  onSave: () => void
  onVersions: () => void
}

/** Where one is, whether it is saved, and the steps back and forth. */
export function EditorTop({ handle, layout, usedIn, onSave, onVersions }: EditorTopProps) {
  const t = useText()
  const navigate = useNavigate()
  const { undo, redo } = useHandsContext()
  const { document: slide, past, future, saving } = handle.state
  const [app] = usedIn
  const used =
    app !== undefined && usedIn.length === 1
      ? t('slides:editor.usedIn1', { app })
      : t('slides:editor.usedIn', { count: usedIn.length })
  const isPhone = layout === 'PHONE'
  return (
    <TopBar>
      <span className={styles['back']}>
        <IconButton icon="back" label={t('slides:editor.back')} onClick={() => navigate('/app/experienceItems')} />
      </span>
      <div className={styles['titles']}>
        <h1>
          <button type="button" onClick={() => handle.select({ kind: 'SLIDE' })}>
            {slide.viewName || t('slides:nameDialog.label')}
          </button>
        </h1>
        {isPhone ? <SaveState handle={handle} /> : <p>{usedIn.length === 0 ? t('slides:editor.usedInNone') : used}</p>}
      </div>
      {!isPhone && (
        <>
          <SaveState handle={handle} isShort={layout === 'TABLET'} />
          {layout === 'DESK' && <i className={styles['line']} />}
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
          {layout === 'DESK' && (
            <>
              <i className={styles['line']} />
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
      <SlideTwin handle={handle} isCompact={layout !== 'DESK'} />
      <TopMenu layout={layout} onVersions={onVersions} />
      <Button kind="pri" busy={saving.status === 'SAVING'} disabled={!handle.isUnsaved} onClick={onSave}>
        {t('slides:editor.save')}
      </Button>
    </TopBar>
  )
}
