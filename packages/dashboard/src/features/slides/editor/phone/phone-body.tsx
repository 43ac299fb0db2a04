import { useRef, useState } from 'react'
import { useText } from '../../../../lib/text.ts'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Menu } from '../../../../ui/overlays/menu.tsx'
import { useActionList } from '../interactions/use-action-list.ts'
import { STAGE } from '../interactions/focus.ts'
import { useEditorActionsContext } from '../interactions/editor-actions-context.ts'
import { SelectedForm } from '../panel/selected-form.tsx'
import { AddWidgets } from '../stack/add-widgets.tsx'
import { WidgetStack } from '../stack/widget-stack.tsx'
import { Stage } from '../stage/stage.tsx'
import { StageChecks } from '../stage/stage-checks.tsx'
import { TypingStrip } from '../typing/typing-strip.tsx'
import { useOnSelection } from '../use-on-selection.ts'
import { ChoosingBar } from './choosing-bar.tsx'
import { InlineSheet } from './inline-sheet.tsx'
import styles from './phone-body.module.css'
import { useKeyboardRoom } from './use-keyboard-room.ts'
import { useToastRoom } from './use-toast-room.ts'

type Open = 'FORM' | 'LIST' | 'ADD' | 'NONE'

/** Actions on the selection at the top of its form; several widgets are moved there too. */
function FormActions({ onDone }: { onDone: () => void }) {
  const t = useText()
  const { ids, remove } = useEditorActionsContext()
  const { all } = useActionList(ids)
  return (
    <>
      {ids.length > 0 && (
        <>
          <Menu
            actions={all.slice(0, -1)}
            trigger={(props) => <IconButton icon="more" label={t('slideActions:more')} {...props} />}
          />
          <IconButton icon="trash" danger label={t('slides:stack.delete')} onClick={() => remove(ids)} />
        </>
      )}
      <Button kind="soft" onClick={onDone}>
        {t('done')}
      </Button>
    </>
  )
}

function Tools({ onOpen }: { onOpen: (open: Open) => void }) {
  const t = useText()
  const { handle, undo, redo, select } = useEditorActionsContext()
  const { past, future } = handle.state
  return (
    <>
      <div className={styles.tools} data-side="start">
        <div className={styles.group} data-keeps-focus>
          <IconButton icon="undo" label={t('slides:editor.undo')} disabled={past.length === 0} onClick={undo} />
          <IconButton icon="redo" label={t('slides:editor.redo')} disabled={future.length === 0} onClick={redo} />
        </div>
        <div className={styles.group}>
          <IconButton icon="slides" label={t('slides:stack.title')} onClick={() => onOpen('LIST')} />
          <IconButton
            icon="settings"
            label={t('slides:editor.settings')}
            onClick={() => {
              select({ kind: 'SLIDE' })
              onOpen('FORM')
            }}
          />
        </div>
      </div>
      <div className={styles.tools} data-side="end">
        <StageChecks isShort />
        <span className={styles.add}>
          <IconButton icon="plus" label={t('slides:add.open')} onClick={() => onOpen('ADD')} />
        </span>
      </div>
    </>
  )
}

/** The one-handed editor: the phone on top, and below it a sheet with one thing at a time. */
export function PhoneBody() {
  const t = useText()
  const editorActions = useEditorActionsContext()
  const { handle, typing, isChoosing, add } = editorActions
  const [open, setOpen] = useState<Open>('NONE')
  useOnSelection(handle, () => setOpen(typing ? 'NONE' : isChoosing ? open : 'FORM'))
  const body = useRef<HTMLDivElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const opener = useRef<Element>(null)
  useToastRoom(body, stage)
  const room = useKeyboardRoom(body, typing !== undefined)
  const openBy = (next: Open) => {
    opener.current = document.activeElement
    setOpen(next)
  }
  /** Closes the sheet; the focus returns to what opened it, else to the slide. */
  const close = () => {
    setOpen('NONE')
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return
      const back = opener.current?.isConnected ? opener.current : body.current?.querySelector(STAGE)
      opener.current = null
      if (back instanceof HTMLElement) back.focus({ preventScroll: true })
    })
  }
  const isSheet = (one: Open) => open === one && !typing
  return (
    <div className={styles.body} ref={body} style={room === undefined ? undefined : { maxHeight: room }}>
      <div className={styles.stage} ref={stage}>
        <Stage layout="PHONE" />
        {!typing && <Tools onOpen={openBy} />}
      </div>
      {typing && (
        <div className={styles.typing}>
          <TypingStrip
            onLook={() => {
              editorActions.stopTyping()
              setOpen('FORM')
            }}
          />
        </div>
      )}
      {isChoosing && <ChoosingBar onForm={() => setOpen('FORM')} />}
      {isSheet('FORM') && !isChoosing && (
        <InlineSheet label={t('slides:panel.label')} place="form" onClose={close}>
          <SelectedForm isTabbed actions={<FormActions onDone={close} />} />
        </InlineSheet>
      )}
      {isSheet('LIST') && (
        <InlineSheet label={t('slides:stack.title')} onClose={close} isTall>
          <WidgetStack />
          <div className={styles.foot}>
            <Button kind="soft" onClick={close}>
              {t('done')}
            </Button>
          </div>
        </InlineSheet>
      )}
      {isSheet('ADD') && (
        <InlineSheet label={t('slides:add.title')} onClose={close}>
          <AddWidgets
            count={handle.state.document.widgets.length}
            showsKeys={false}
            onAdd={(type) => {
              setOpen('FORM')
              add(type)
            }}
          />
        </InlineSheet>
      )}
    </div>
  )
}
