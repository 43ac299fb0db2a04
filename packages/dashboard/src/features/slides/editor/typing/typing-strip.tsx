import type { PointerEvent } from 'react'
import { language, useText } from '../../../../lib/text.ts'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { useEditorActionsContext } from '../interactions/editor-actions-context.ts'
import { typedOf } from '../interactions/typing-target.ts'
import styles from './typing-strip.module.css'

/** Types a character at the caret, as a key would. */
function typeSign(sign: string): void {
  const event = new InputEvent('beforeinput', { inputType: 'insertText', data: sign, bubbles: true, cancelable: true })
  document.querySelector('[data-typing]')?.dispatchEvent(event)
}

// A press must not take the focus, and with it the caret and the keyboard, from the text.
const keepFocus = (event: PointerEvent) => event.preventDefault()

/** Helpers while typing on the slide: undo, characters missing on keyboards, the style form, and done. */
export function TypingStrip({ onLook }: { onLook?: () => void }) {
  const t = useText()
  const actions = useEditorActionsContext()
  const { typing, handle, widgets } = actions
  const [widget] = widgets
  const typed = widget && typing && typedOf(widget)[typing.part]
  if (!typed) return null
  const { past, future } = handle.state
  return (
    <div className={styles.strip} role="toolbar" aria-label={typed.label(language)} onPointerDown={keepFocus}>
      <IconButton icon="undo" label={t('slides:editor.undo')} disabled={past.length === 0} onClick={actions.undo} />
      <IconButton icon="redo" label={t('slides:editor.redo')} disabled={future.length === 0} onClick={actions.redo} />
      {Object.values(typed.signs ?? {}).map((sign) => (
        <IconButton key={sign} icon="toRight" label={t('slideActions:toRight')} onClick={() => typeSign(sign)} />
      ))}
      {onLook && <IconButton icon="text" label={t('slideActions:look')} onClick={onLook} />}
      <span className={styles.gap} />
      <Button kind="soft" small onClick={actions.stopTyping}>
        {t('slideActions:done')}
      </Button>
    </div>
  )
}
