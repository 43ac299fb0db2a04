import { useNavigate } from 'react-router'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { TopBar } from '../../../ui/layout/page-header.tsx'
import { Menu, type MenuAction } from '../../../ui/overlays/menu.tsx'
import type { EditorLayout } from '../../slides/editor/use-editor-layout.ts'
import styles from './designer-top.module.css'
import type { DesignEditor } from './use-design-editor.ts'

const NAME_MAX = 80

const looks = {
  saving: { icon: 'reload', tone: 'plain' },
  failed: { icon: 'warning', tone: 'failed' },
  behind: { icon: 'edit', tone: 'waiting' },
  unsaved: { icon: 'edit', tone: 'waiting' },
  newOne: { icon: 'edit', tone: 'waiting' },
  saved: { icon: 'cloudDone', tone: 'done' },
} as const

function stateOf({ state, isUnsaved, isNew, isBusy }: DesignEditor, isBehind: boolean): keyof typeof looks {
  if (isBusy) return 'saving'
  if (state.saving.status === 'FAILED') return 'failed'
  if (isBehind) return 'behind'
  if (isNew) return 'newOne'
  return isUnsaved ? 'unsaved' : 'saved'
}

interface DesignerTopProps {
  editor: DesignEditor
  layout: EditorLayout
  isReadOnly: boolean
  /** Something newer was saved elsewhere. */
  isBehind: boolean
  onSave: () => void
  onDownload: () => void
  onLinks: () => void
  /** What else can be done, in the menu. */
  more: readonly MenuAction[]
}

/** What the design is called, whether it is saved, and what can be done with it. */
export function DesignerTop(props: DesignerTopProps) {
  const { editor, layout, isReadOnly, isBehind, onSave, onDownload, onLinks, more } = props
  const t = useText()
  const navigate = useNavigate()
  const { document: design, past, future, saved } = editor.state
  const kind = stateOf(editor, isBehind)
  const { icon, tone } = looks[kind]
  const isDesk = layout === 'DESK'
  const isPhone = layout === 'PHONE'
  const maySave = !isReadOnly && (editor.isUnsaved || editor.isNew)
  const used = saved.usedByLinks
  const about = used === 0 ? t('qrDesigns:notUsed') : t('qrDesigns:used', { count: used })
  const state = (
    <span className={styles['state']} data-tone={tone} role="status">
      <Icon name={icon} />
      <span className={layout === 'TABLET' ? 'visually-hidden' : undefined}>{t(`qrDesigner:designer.${kind}`)}</span>
    </span>
  )
  const extra: MenuAction[] = [
    ...(isDesk ? [] : [{ label: t('qrDesigns:useOnLinks'), icon: 'link', onSelect: onLinks } as const]),
    ...(isPhone ? [{ label: t('qrDesigns:downloadOne'), icon: 'download', onSelect: onDownload } as const] : []),
    ...(isPhone
      ? ([
          { label: t('qrDesigner:designer.undo'), icon: 'undo', onSelect: editor.undo },
          { label: t('qrDesigner:designer.redo'), icon: 'redo', onSelect: editor.redo },
        ] as const)
      : []),
    ...more,
  ]
  return (
    <TopBar>
      <span className={styles['back']}>
        <IconButton icon="back" label={t('qrDesigner:designer.back')} onClick={() => navigate('/app/qrDesigns')} />
      </span>
      <div className={styles['titles']}>
        <h1 className="visually-hidden">{design.qrDesignName || t('qrDesigner:designer.title')}</h1>
        <input
          className={styles['name']}
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
      {!isPhone && (
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
          {isDesk && <Button onClick={onLinks}>{t('qrDesigns:useOnLinks')}</Button>}
          <Button kind={maySave ? 'sec' : 'pri'} icon="download" onClick={onDownload}>
            {t('qrDesigns:downloadOne')}
          </Button>
        </>
      )}
      <Menu
        trigger={(trigger) => <IconButton icon="more" label={t('qrDesigner:designer.more')} {...trigger} />}
        actions={extra}
      />
      {(maySave || isPhone) && !isReadOnly && (
        <Button kind="pri" busy={editor.isBusy} disabled={!maySave} onClick={onSave}>
          {t('qrDesigner:designer.save')}
        </Button>
      )}
    </TopBar>
  )
}
