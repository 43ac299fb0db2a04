/** The logo: an eye of a QR code. */
export const Logo = () => (
  <svg width="40" height="40" viewBox="0 0 40 40" aria-hidden="true">
    <path d="M18 3h4a15 15 0 0 1 15 15v15a4 4 0 0 1-4 4H18A15 15 0 0 1 3 22v-4A15 15 0 0 1 18 3z" fill="#348EFB" />
    <path
      d="M18.5 10h3A8.5 8.5 0 0 1 30 18.5V28a2 2 0 0 1-2 2h-9.500a8.5 8.5 0 0 1-8.5-8.500v-3a8.5 8.5 0 0 1 8.5-8.500z"
      fill="#fff"
    />
    <circle cx="20" cy="20" r="5.5" fill="#FBAB41" />
  </svg>
)

const STROKE = {
  width: 20,
  height: 20,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
} as const

export const CheckMark = () => (
  <svg {...STROKE} className="check">
    <path d="m5 12.5 4.5 4.500L19 7.5" />
  </svg>
)

export const Chevron = () => (
  <svg {...STROKE} className="chevron">
    <path d="m6 9.5 6 6 6-6" />
  </svg>
)
