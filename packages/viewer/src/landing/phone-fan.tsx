import type { ReactNode } from 'react'

/** What the drawn phones show, in this order. */
const SCREENS: readonly { ground: string; art: ReactNode }[] = [
  {
    ground: '#CF3F27',
    art: (
      <>
        <circle cx="26" cy="40" r="17" fill="#fff" />
        <circle cx="26" cy="40" r="12" fill="#7A3B1D" />
        <path d="M10 78h26M10 86h18" stroke="#FFF4E2" strokeWidth="4" strokeLinecap="round" />
      </>
    ),
  },
  {
    ground: '#FFF4E2',
    art: (
      <>
        <path d="M10 22h20" stroke="#2B1712" strokeWidth="5" strokeLinecap="round" />
        <path d="M10 40h20M10 52h16M10 64h22M10 76h14" stroke="#A78D78" strokeWidth="3" strokeLinecap="round" />
        <path d="M38 40h4M38 52h4M38 64h4M38 76h4" stroke="#CF3F27" strokeWidth="3" strokeLinecap="round" />
      </>
    ),
  },
  {
    ground: '#F3BCA5',
    art: (
      <>
        <path d="M14 40h22v22a8 8 0 0 1-8 8h-6a8 8 0 0 1-8-8z" fill="#D96A4A" />
        <path d="M36 46h4a4 4 0 0 1 0 12h-4" fill="none" stroke="#D96A4A" strokeWidth="3" />
        <rect x="9" y="86" width="34" height="10" rx="3" fill="#2B1712" />
      </>
    ),
  },
  {
    ground: '#4B1FD6',
    art: (
      <>
        <path d="M3 20h23v23H3z" fill="#FBB500" />
        <circle cx="37" cy="32" r="12" fill="#FF5A2B" />
        <path d="M3 43h23v23a23 23 0 0 1-23-23z" fill="#B5F0D8" />
        <path d="M26 66a23 23 0 0 1 23-23v23z" fill="#FBB500" />
        <path d="M9 80h34" stroke="#FBB500" strokeWidth="9" />
      </>
    ),
  },
  {
    ground: '#2A1160',
    art: (
      <>
        <circle cx="26" cy="48" r="14" fill="#FFC070" />
        <g fill="none" stroke="#FF8E5E" strokeWidth="1.5">
          <circle cx="26" cy="48" r="19" opacity=".8" />
          <circle cx="26" cy="48" r="24" opacity=".5" />
        </g>
        <path d="M3 62h46v40a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3z" fill="#1B0B3A" />
      </>
    ),
  },
]
const STEP = 60
const PHONE = 52

/** So many small phones in a row: a larger plan has more of them. */
export const PhoneFan = ({ count }: { count: number }) => (
  <svg className="fan" viewBox={`0 0 ${(count - 1) * STEP + PHONE} 108`} aria-hidden="true">
    {SCREENS.slice(0, count).map(({ ground, art }, index) => (
      <g key={ground} transform={`translate(${index * STEP} 0)`}>
        <rect width={PHONE} height="108" rx="13" fill="#0B111C" />
        <rect x="3" y="3" width="46" height="102" rx="10" fill={ground} />
        {art}
      </g>
    ))}
  </svg>
)
