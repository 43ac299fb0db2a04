import type { TagSubType } from '@taplet/contract'
import { useId } from 'react'
import { tagMaterials } from './tag-materials.ts'

interface TagPictureProps {
  type: TagSubType
  /** Width and height on screen in px. */
  size: number
  /** Text for screen readers; without it the picture is hidden from them. */
  label?: string
}

const GROOVES = [13, 17, 21, 25, 29, 33, 37, 41, 45]

/** A round NFC tag: our drawing, one for all seven materials. */
export function TagPicture({ type, size, label }: TagPictureProps) {
  const id = useId()
  const { body, rim, mark, sheen, hasGrooves } = tagMaterials[type]
  const paint = (name: string) => `url(#${id}${name})`
  return (
    <svg
      viewBox="0 0 120 126"
      width={size}
      height={(size * 126) / 120}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <defs>
        <linearGradient id={`${id}body`} x1="0.12" y1="0.05" x2="0.88" y2="0.95">
          {body.map(([place, colour]) => (
            <stop key={place} offset={`${place}%`} stopColor={colour} />
          ))}
        </linearGradient>
        <linearGradient id={`${id}rim`} x1="0.2" y1="0" x2="0.8" y2="1">
          <stop offset="0" stopColor={rim[0]} />
          <stop offset="1" stopColor={rim[1]} />
        </linearGradient>
        <linearGradient id={`${id}sheen`} x1="0.15" y1="0" x2="0.6" y2="0.75">
          <stop offset="0" stopColor="#fff" stopOpacity={sheen} />
          <stop offset="0.55" stopColor="#fff" stopOpacity={sheen * 0.2} />
          <stop offset="1" stopColor="#fff" stopOpacity="0" />
        </linearGradient>
        <radialGradient id={`${id}shade`}>
          <stop offset="0" stopColor="#0e1a2b" stopOpacity="0.42" />
          <stop offset="0.7" stopColor="#0e1a2b" stopOpacity="0.16" />
          <stop offset="1" stopColor="#0e1a2b" stopOpacity="0" />
        </radialGradient>
      </defs>
      <ellipse cx="60" cy="113" rx="48" ry="12" fill={paint('shade')} />
      <circle cx="60" cy="58" r="56" fill={paint('rim')} />
      <circle cx="60" cy="58" r="52.500" fill={paint('body')} />
      {hasGrooves && (
        <g fill="none" stroke="#fff" strokeOpacity="0.13" strokeWidth="0.7">
          {GROOVES.map((radius) => (
            <circle key={radius} cx="60" cy="58" r={radius} />
          ))}
        </g>
      )}
      <circle cx="60" cy="58" r="48" fill="none" stroke={mark} strokeOpacity="0.22" strokeWidth="0.8" />
      {/* The leaf of our codes' eyes, and the waves of what comes near. */}
      <g transform="translate(60 58)" fill="none" stroke={mark} strokeWidth="4.200" strokeLinecap="round">
        <path
          d="M-27 -6.500a6.500 6.500 0 0 1 6.500 -6.500h13a6.500 6.500 0 0 1 6.500 6.500v19.500h-19.500a6.500 6.500 0 0 1 -6.500 -6.500z"
          strokeLinejoin="round"
        />
        <path d="M9.500 -11.500a16 16 0 0 1 0 23M17.500 -18a26 26 0 0 1 0 36" />
      </g>
      <rect x="-18.500" y="-4.500" width="9" height="9" rx="3" fill={mark} transform="translate(60 58)" />
      <path
        d="M60 5.500a52.500 52.500 0 0 1 52.500 52.500c0 6-1 11-2.500 16C98 44 66 28 16 34 25 16 41 5.500 60 5.500z"
        fill={paint('sheen')}
      />
    </svg>
  )
}
