/** The arrow at the end of a button's words. */
export function Arrow() {
  return (
    <svg className="tp-logo" viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true">
      <path d="M4 12h15M13 6l6 6-6 6" strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
