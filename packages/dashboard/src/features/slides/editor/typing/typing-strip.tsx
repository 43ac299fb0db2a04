import type { PointerEvent } from 'react'
import { useText } from '../../../../lib/text.ts'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { useHandsContext } from '../hands/hands-context.ts'
import { typedOf } from '../hands/typing-target.ts'
import styles from './typing-strip.module.css'

/** Types a sign into the text that has the caret, as a key would. */
function typeSign(sign: string): void {
  const event = new InputEvent('beforeinput', { inputType: 'insertText', data: sign, bubbles: true, cancelable: true })
  document.querySelector('[data-typing]')?.dispatchEvent(event)
}

// A press must not take the focus, and with it the caret and the keyboard, away from the text.
const keepFocus = (event: PointerEvent) => event.preventDefault()

/** What helps while one types on the slide: undo, signs that keyboards lack, the way to the look, and out. */
export function TypingStrip({ onLook }: { onLook?: () => void }) {
  const t = useText()
  const hands = useHandsContext()
  const { typing, handle, widgets } = hands
  const [widget] = widgets
  const typed = widget && typing && typedOf(widget)[typing.part]
  if (!typed) return null
  const { past, future } = handle.state
  return (
    <div className={styles['strip']} role="toolbar" aria-label={typed.label} onPointerDown={keepFocus}>
      <IconButton icon="undo" label={t('slides:editor.undo')} disabled={past.length === 0} onClick={hands.undo} />
      <IconButton icon="redo" label={t('slides:editor.redo')} disabled={future.length === 0} onClick={hands.redo} />
      {Object.values(typed.signs ?? {}).map((sign) => (
        <IconButton key={sign} icon="toRight" label={t('slideHands:toRight')} onClick={() => typeSign(sign)} />
      ))}
      {onLook && <IconButton icon="text" label={t('slideHands:look')} onClick={onLook} />}
      <span className={styles['gap']} />
      <Button kind="soft" small onClick={hands.stopTyping}>
        {t('slideHands:done')}
      </Button>
    </div>
  )
}
