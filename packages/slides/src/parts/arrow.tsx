import { isRightToLeft } from './is-right-to-left.ts'

/** The arrow at the end of a button's text, pointing in its reading direction. */
export function Arrow({ words = '' }: { words?: string }) {
  return (
    <svg
      className="tp-logo"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      style={isRightToLeft(words) ? { scale: '-1 1' } : undefined}
    >
      <path d="M4 12h15M13 6l6 6-6 6" strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
