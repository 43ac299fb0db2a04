const lines = (d: string) => (
  <svg
    viewBox="0 0 24 24"
    width="20"
    height="20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    aria-hidden="true"
  >
    <path d={d} />
  </svg>
)

/** Icons of the alignments. */
export const alignIcons = {
  left: lines('M4 5h16M4 9.700h10M4 14.300h16M4 19h10'),
  center: lines('M4 5h16M7 9.700h10M4 14.300h16M7 19h10'),
  right: lines('M4 5h16M10 9.700h10M4 14.300h16M10 19h10'),
} as const
