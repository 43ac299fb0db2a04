import styles from './select-box.module.css'

interface SelectBoxProps {
  /** "Select Lark Coffee" */
  label: string
  checked: boolean
  /** In selection mode a press anywhere on the card toggles it. */
  isOn: boolean
  onToggle: (isRange: boolean) => void
}

/** The checkbox of a card. With Shift it selects a range from the last one; put it into a positioned card. */
export function SelectBox({ label, checked, isOn, onToggle }: SelectBoxProps) {
  return (
    <span className={styles.box} data-select-box data-on={isOn}>
      <input
        type="checkbox"
        aria-label={label}
        checked={checked}
        // Only the click event says whether Shift is held; a change event does not.
        onClick={(event) => onToggle(event.shiftKey)}
        onChange={() => undefined}
      />
      <svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true">
        <path d="m6.500 12.500 3.700 3.700 7.300-8" />
      </svg>
    </span>
  )
}
