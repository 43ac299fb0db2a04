import { type IconName, iconShapes } from './icon-shapes.tsx'

interface IconProps {
  name: IconName
  /** In pixels: 20 in controls, 16 inside buttons, 24 in navigation. */
  size?: number
}

/** An icon beside a name, hidden from screen readers: the surrounding control has the name. */
export function Icon({ name, size = 20 }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={size <= 16 ? 1.9 : 1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      style={{ flex: 'none' }}
    >
      {iconShapes[name]}
    </svg>
  )
}
