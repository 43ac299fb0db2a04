import { type ComponentProps, useRef } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { TextArea } from '../../../../ui/fields/text-area.tsx'
import styles from './controls.module.css'

interface LongTextProps extends Omit<ComponentProps<typeof TextArea>, 'value' | 'onChange' | 'ref'> {
  value: string
  onChange: (value: string) => void
  insert?: { label: string; text: string }
}

/** A multi-line field, with a button for a character that cannot be typed in a form, such as Tab. */
export function LongText({ value, onChange, insert, ...rest }: LongTextProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const handleInsert = (text: string) => {
    const { selectionStart: start = value.length, selectionEnd: end = value.length } = area.current ?? {}
    onChange(value.slice(0, start) + text + value.slice(end))
    // Once the field holds the new text, the caret moves behind the character.
    requestAnimationFrame(() => {
      area.current?.focus()
      area.current?.setSelectionRange(start + text.length, start + text.length)
    })
  }
  return (
    <div className={styles.stack}>
      <TextArea {...rest} ref={area} rows={2} value={value} onChange={(event) => onChange(event.target.value)} />
      {insert && (
        <span className={styles.insert}>
          <Button kind="plain" small icon="arrowRight" onClick={() => handleInsert(insert.text)}>
            {insert.label}
          </Button>
        </span>
      )}
    </div>
  )
}
