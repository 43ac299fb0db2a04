import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import styles from './icon-button.module.css'
import type { IconName } from './icons/icon-shapes.tsx'
import { Icon } from './icons/icon.tsx'
import { Hint } from './hint.tsx'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'className' | 'name'> {
  icon: IconName
  /** The button's name: announced by screen readers and shown as a tooltip. */
  label: string
  /** E.g. "Ctrl Z", shown in the tooltip. */
  shortcut?: string
  small?: boolean
  line?: boolean
  danger?: boolean
  /** For toggles. */
  pressed?: boolean
  hintSide?: 'top' | 'bottom' | 'left' | 'right'
}

/** A button of one icon. It always has a name and a tooltip; while disabled the tooltip still explains it. */
export function IconButton({
  icon,
  label,
  shortcut,
  small,
  line,
  danger,
  pressed,
  disabled,
  onClick,
  hintSide,
  ...rest
}: IconButtonProps) {
  return (
    <Hint text={label} {...(shortcut && { shortcut })} {...(hintSide && { side: hintSide })}>
      <button
        {...rest}
        type="button"
        aria-label={label}
        aria-pressed={pressed}
        aria-disabled={disabled || undefined}
        onClick={disabled ? undefined : onClick}
        className={classNames(
          styles.button,
          small && styles.small,
          line && styles.line,
          danger && styles.danger,
          pressed && styles.pressed,
        )}
      >
        <Icon name={icon} size={small ? 16 : 20} />
      </button>
    </Hint>
  )
}
