import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './button.module.css'
import { classNames } from './class-names.ts'
import type { IconName } from './icons/icon-shapes.tsx'
import { Icon } from './icons/icon.tsx'

interface ButtonLook {
  /** `pri` is the filled, primary button: one per screen. */
  kind?: 'pri' | 'sec' | 'soft' | 'plain'
  /** For destructive actions. */
  danger?: boolean
  /** 36 px high inside cards on a desktop, 44 px on touch. */
  small?: boolean
  wide?: boolean
  icon?: IconName
  /** Shown after the label, e.g. an arrow for "continue". */
  endIcon?: IconName
  children: ReactNode
}

const look = ({ kind = 'sec', danger, small, wide }: Omit<ButtonLook, 'children'>) =>
  classNames(styles.button, styles[kind], danger && styles.danger, small && styles.small, wide && styles.wide)

const content = ({ icon, endIcon, children }: Pick<ButtonLook, 'icon' | 'endIcon' | 'children'>) => (
  <>
    {icon && <Icon name={icon} size={16} />}
    <span>{children}</span>
    {endIcon && <Icon name={endIcon} size={16} />}
  </>
)

interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'children' | 'className'> {
  /** In progress: shows a spinner, keeps its width, ignores presses. */
  busy?: boolean
}

/** A button acts; for navigation use ButtonLink. */
export function Button({
  kind,
  danger,
  small,
  wide,
  icon,
  endIcon,
  busy,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classNames(
        look({ ...(kind && { kind }), danger: danger === true, small: small === true, wide: wide === true }),
        busy && styles.busy,
      )}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {content({ ...(icon && { icon }), ...(endIcon && { endIcon }), children })}
    </button>
  )
}

interface ButtonLinkProps extends ButtonLook {
  to: string
  /** Leads out of the dashboard, e.g. to a published instant app. */
  external?: boolean
  newTab?: boolean
  onClick?: () => void
  /** What the next screen is handed. */
  state?: object
}

/** A link that looks like a button. */
export function ButtonLink({
  to,
  external,
  newTab,
  onClick,
  state,
  icon,
  endIcon,
  children,
  ...rest
}: ButtonLinkProps) {
  const inside = content({ ...(icon && { icon }), ...(endIcon && { endIcon }), children })
  const target = newTab ? { target: '_blank', rel: 'noopener' } : {}
  if (external)
    return (
      <a className={look(rest)} href={to} onClick={onClick} {...target}>
        {inside}
      </a>
    )
  return (
    <Link className={look(rest)} to={to} state={state} onClick={onClick} {...target}>
      {inside}
    </Link>
  )
}
