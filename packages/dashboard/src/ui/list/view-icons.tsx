const line = {
  viewBox: '0 0 24 24',
  width: 18,
  height: 18,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.9,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
} as const

/** Cards side by side. */
export const GridIcon = () => (
  <svg {...line}>
    <rect x="4" y="4" width="6.500" height="6.500" rx="1.800" />
    <rect x="13.500" y="4" width="6.500" height="6.500" rx="1.800" />
    <rect x="4" y="13.500" width="6.500" height="6.500" rx="1.800" />
    <rect x="13.500" y="13.500" width="6.500" height="6.500" rx="1.800" />
  </svg>
)

/** One below the other. */
export const RowsIcon = () => (
  <svg {...line}>
    <rect x="4" y="5" width="4" height="5" rx="1.500" />
    <rect x="4" y="14" width="4" height="5" rx="1.500" />
    <path d="M12 7.500h8M12 16.500h8" />
  </svg>
)
