import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useText } from '../../../lib/text.ts'
import type { Text } from '../../../text/text-key.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { TopBar } from '../../../ui/layout/page-header.tsx'
import { Menu, type MenuAction } from '../../../ui/overlays/menu.tsx'
import type { EditorLayout } from '../../../editing/use-editor-layout.ts'
import styles from './designer-top.module.css'
import { SaveState } from './save-state.tsx'
import type { DesignEditor } from './state/use-design-editor.ts'

const NAME_MAX = 80

interface DesignerTopProps {
  editor: DesignEditor
  layout: EditorLayout
  isReadOnly: boolean
  /** A newer version was saved elsewhere. */
  isBehind: boolean
  onSave: () => void
  onDownload: () => void
  onLinks: () => void
  /** Further actions, in the menu. */
  more: readonly MenuAction[]
}

/** The menu contains the actions that do not fit beside it. */
function menuActions({ editor, layout, onDownload, onLinks, more }: DesignerTopProps, t: Text): MenuAction[] {
  const links: MenuAction = { label: t('qrDesigns:useOnLinks'), icon: 'link', onSelect: onLinks }
  if (layout === 'DESKTOP') return [...more]
  if (layout === 'TABLET') return [links, ...more]
  return [
    links,
    { label: t('qrDesigns:downloadOne'), icon: 'download', onSelect: onDownload },
    { label: t('qrDesigner:designer.undo'), icon: 'undo', onSelect: editor.undo },
    { label: t('qrDesigner:designer.redo'), icon: 'redo', onSelect: editor.redo },
    ...more,
  ]
}

/** The buttons that are in the menu on phones. */
function WideActions(props: DesignerTopProps & { state: ReactNode; maySave: boolean }) {
  const { editor, layout, state, maySave, onDownload, onLinks } = props
  const t = useText()
  const { past, future } = editor.state
  return (
    <>
      {state}
      <IconButton
        icon="undo"
        label={t('qrDesigner:designer.undo')}
        shortcut="Ctrl Z"
        disabled={past.length === 0}
        onClick={editor.undo}
      />
      <IconButton
        icon="redo"
        label={t('qrDesigner:designer.redo')}
        shortcut="Ctrl Shift Z"
        disabled={future.length === 0}
        onClick={editor.redo}
      />
      {layout === 'DESKTOP' && <Button onClick={onLinks}>{t('qrDesigns:useOnLinks')}</Button>}
      <Button kind={maySave ? 'sec' : 'pri'} icon="download" onClick={onDownload}>
        {t('qrDesigns:downloadOne')}
      </Button>
    </>
  )
}

/** Name of the design, its save status, and its actions. */
export function DesignerTop(props: DesignerTopProps) {
  const { editor, layout, isReadOnly, isBehind, onSave } = props
  const t = useText()
  const navigate = useNavigate()
  const { document: design, saved } = editor.state
  const isPhone = layout === 'PHONE'
  const maySave = !isReadOnly && (editor.isUnsaved || editor.isNew)
  const used = saved.usedByLinks
  const about = used === 0 ? t('qrDesigns:notUsed') : t('qrDesigns:used', { count: used })
  const state = <SaveState {...{ editor, isBehind }} isShort={layout === 'TABLET'} />
  const actions = menuActions(props, t)
  return (
    <TopBar>
      <span className={styles.back}>
        <IconButton icon="back" label={t('qrDesigner:designer.back')} onClick={() => navigate('/app/qrDesigns')} />
      </span>
      <div className={styles.titles}>
        <h1 className="visually-hidden">{design.qrDesignName || t('qrDesigner:designer.title')}</h1>
        <input
          className={styles.name}
          aria-label={t('qrDesigner:designer.name')}
          value={design.qrDesignName}
          maxLength={NAME_MAX}
          readOnly={isReadOnly}
          autoComplete="off"
          onChange={(event) => {
            const qrDesignName = event.target.value
            editor.edit((current) => ({ ...current, qrDesignName }))
          }}
        />
        {isPhone ? state : <p>{about}</p>}
      </div>
      {!isPhone && <WideActions {...props} state={state} maySave={maySave} />}
      <Menu
        trigger={(trigger) => <IconButton icon="more" label={t('qrDesigner:designer.more')} {...trigger} />}
        actions={actions}
      />
      {(maySave || isPhone) && !isReadOnly && (
        <Button kind="pri" busy={editor.isBusy} disabled={!maySave} onClick={onSave}>
          {t('qrDesigner:designer.save')}
        </Button>
      )}
    </TopBar>
  )
}
