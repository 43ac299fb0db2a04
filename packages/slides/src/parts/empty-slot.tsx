import type { CSSProperties } from 'react'

interface EmptySlotProps {
  kind: 'PICTURE' | 'VIDEO'
  /** What belongs here, e.g. "A photo of the bar". */
  words: string
  className: string
  style?: CSSProperties
}

const marks = {
  PICTURE: (
    <>
      <rect x="3.500" y="4.500" width="17" height="15" rx="3.500" />
      <circle cx="9" cy="10" r="1.600" />
      <path d="m5 17.500 4.800-4 3 2.500 3.700-4 4 3.800" />
    </>
  ),
  VIDEO: <path d="M8 5.500v13l11-6.500z" strokeLinejoin="round" />,
} as const

/** A placeholder for a picture or video that is still to be chosen, in the slide's colours. Only editors show it. */
export function EmptySlot({ kind, words, className, style }: EmptySlotProps) {
  return (
    <div className={`tp-slot ${className}`} style={style}>
      {/* Ornament: hills and a sun, cut to whatever shape the slot has. */}
      <svg className="tp-slot-scene" viewBox="0 0 300 200" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <circle cx="216" cy="72" r="30" />
        <path d="M0 150c52-54 96-58 150-14s92 26 150-16v80H0z" />
        <path d="M0 176c60-34 108-30 160-8s96 14 140-10v42H0z" />
      </svg>
      <span className="tp-slot-words">
        <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.8" aria-hidden="true">
          {marks[kind]}
        </svg>
        {words}
      </span>
    </div>
  )
}
