import type { PressActionType } from './press-actions.ts'
import { pressIcon } from './press-actions.ts'

const ARROW = 'M4 12h15M13 6l6 6-6 6'

/** The drawing of a press action in the text colour; an arrow for those that lead on. */
export function PressIcon({ type, isMirrored = false }: { type: PressActionType; isMirrored?: boolean }) {
  const icon = pressIcon(type)
  return (
    <svg
      className="tp-logo"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      style={isMirrored && !icon ? { scale: '-1 1' } : undefined}
    >
      <path d={icon ?? ARROW} strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
