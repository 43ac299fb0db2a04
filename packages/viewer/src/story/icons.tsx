const STROKE = {
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.8,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
} as const

export const ShareIcon = () => (
  <svg {...STROKE}>
    <path d="M12 15V3.5M7.5 7.5 12 3.2l4.5 4.3M6 11H5v9h14v-9h-1" />
  </svg>
)

export const ArrowIcon = () => (
  <svg {...STROKE}>
    <path d="M4 12h15M13 6l6 6-6 6" />
  </svg>
)

/** The product's logo: two leaves of one story. */
export const Mark = () => (
  <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
    <rect x="3" y="2" width="12" height="20" rx="3.5" opacity=".38" />
    <rect x="9" y="2" width="12" height="20" rx="3.5" />
  </svg>
)
