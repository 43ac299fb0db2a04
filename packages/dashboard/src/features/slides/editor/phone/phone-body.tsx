import { useState } from 'react'
import { useText } from '../../../../lib/text.ts'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { SelectedForm } from '../panel/selected-form.tsx'
import { AddWidgets } from '../stack/add-widgets.tsx'
import { WidgetStack } from '../stack/widget-stack.tsx'
import { Stage } from '../stage/stage.tsx'
import { useOnSelection } from '../use-on-selection.ts'
import { useRemoveWidget } from '../use-remove-widget.ts'
import type { SlideEditorHandle } from '../use-slide-editor.ts'
import { InlineSheet } from './inline-sheet.tsx'
import styles from './phone-body.module.css'

type Open = 'FORM' | 'LIST' | 'ADD' | 'NONE'

/** The editor for one thumb: the phone on top, and below it a sheet with one thing at a time. */
export function PhoneBody({ handle }: { handle: SlideEditorHandle }) {
  const t = useText()
  const remove = useRemoveWidget(handle)
  const { widget, state } = handle
  const [open, setOpen] = useState<Open>('NONE')
  useOnSelection(handle, () => setOpen('FORM'))
  const close = () => setOpen('NONE')
  const done = (
    <Button kind="soft" onClick={close}>
      {t('done')}
    </Button>
  )
  return (
    <div className={styles['body']}>
      <div className={styles['stage']}>
        <Stage handle={handle} layout="PHONE" />
        <div className={styles['tools']} data-side="start">
          <div className={styles['group']}>
            <IconButton
              icon="undo"
              label={t('slides:editor.undo')}
              disabled={state.past.length === 0}
              onClick={handle.undo}
            />
            <IconButton
              icon="redo"
              label={t('slides:editor.redo')}
              disabled={state.future.length === 0}
              onClick={handle.redo}
            />
          </div>
          <div className={styles['group']}>
            <IconButton icon="slides" label={t('slides:stack.title')} onClick={() => setOpen('LIST')} />
            <IconButton
              icon="settings"
              label={t('slides:editor.settings')}
              onClick={() => {
                handle.select({ kind: 'SLIDE' })
                setOpen('FORM')
              }}
            />
          </div>
        </div>
        <div className={styles['tools']} data-side="end">
          <span className={styles['add']}>
            <IconButton icon="plus" label={t('slides:add.open')} onClick={() => setOpen('ADD')} />
          </span>
        </div>
      </div>
      {open === 'FORM' && (
        <InlineSheet label={t('slides:panel.label')} onClose={close}>
          <SelectedForm
            handle={handle}
            isTabbed
            actions={
              <>
                {widget && (
                  <>
                    <IconButton
                      icon="copy"
                      label={t('slides:stack.duplicate')}
                      onClick={() => handle.duplicate(widget)}
                    />
                    <IconButton icon="trash" danger label={t('slides:stack.delete')} onClick={() => remove(widget)} />
                  </>
                )}
                {done}
              </>
            }
          />
        </InlineSheet>
      )}
      {open === 'LIST' && (
        <InlineSheet label={t('slides:stack.title')} onClose={close} isTall>
          <WidgetStack handle={handle} onRemove={remove} />
          <div className={styles['foot']}>{done}</div>
        </InlineSheet>
      )}
      {open === 'ADD' && (
        <InlineSheet label={t('slides:add.title')} onClose={close}>
          <AddWidgets
            count={state.document.widgets.length}
            showsKeys={false}
            onAdd={(type) => {
              handle.add(type)
              setOpen('FORM')
            }}
          />
        </InlineSheet>
      )}
    </div>
  )
}
