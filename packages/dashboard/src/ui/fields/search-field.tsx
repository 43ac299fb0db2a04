import { useEffect, useRef } from 'react'
import { IconButton } from '../icon-button.tsx'
import { Icon } from '../icons/icon.tsx'
import styles from './search-field.module.css'

interface SearchFieldProps {
  label: string
  /** Label of the button that clears it. */
  clearLabel: string
  value: string
  onChange: (value: string) => void
  /** A key that focuses this field from anywhere on the screen, e.g. "/". */
  shortcut?: string
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** A search field that reports while typing; Escape clears it. */
export function SearchField({ label, clearLabel, value, onChange, shortcut }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  // Effect: key presses on the document. The shortcut works anywhere except where it would be text.
  useEffect(() => {
    if (!shortcut) return
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== shortcut || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      event.preventDefault()
      input.current?.focus()
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [shortcut])
  return (
    <div className={styles.search} role="search">
      <Icon name="search" />
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && value) onChange('')
        }}
      />
      {value ? (
        <IconButton icon="close" label={clearLabel} small onClick={() => onChange('')} />
      ) : (
        shortcut && <kbd className={styles.key}>{shortcut}</kbd>
      )}
    </div>
  )
}
