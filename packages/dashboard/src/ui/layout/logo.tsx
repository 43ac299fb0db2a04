import { PRODUCT } from '@taplet/contract'
import styles from './logo.module.css'

const LARGE = 225 // spec §9, px
const SMALL = 195 // spec §9, px

interface LogoProps {
  /** `mark` is the leaf alone, `small` and `large` include the name. */
  size?: 'mark' | 'small' | 'large'
  /** Size of the mark in pixels. */
  markSize?: number
}

const Mark = () => (
  <>
    <path
      className={styles.leaf}
      d="M18 3h4a15 15 0 0 1 15 15v15a4 4 0 0 1-4 4H18A15 15 0 0 1 3 22v-4A15 15 0 0 1 18 3z"
    />
    <path
      className={styles.eye}
      d="M18.500 10h3A8.500 8.500 0 0 1 30 18.500V28a2 2 0 0 1-2 2h-9.500a8.500 8.500 0 0 1-8.500-8.500v-3a8.500 8.500 0 0 1 8.500-8.500z"
    />
    <circle cx="20" cy="20" r="5.500" fill="#FBAB41" />
  </>
)

/** The product's logo. Its light and dark variants follow the theme through tokens.css. */
export function Logo({ size = 'small', markSize = 44 }: LogoProps) {
  if (size === 'mark')
    return (
      <svg
        className={styles.logo}
        width={markSize}
        height={markSize}
        viewBox="0 0 40 40"
        role="img"
        aria-label={PRODUCT.name}
      >
        <Mark />
      </svg>
    )
  const width = size === 'large' ? LARGE : SMALL
  return (
    <svg
      className={styles.logo}
      width={width}
      height={(width * 40) / 146}
      viewBox="0 0 146 40"
      role="img"
      aria-label={PRODUCT.name}
    >
      <Mark />
      <text className={styles.word} x="47" y="32" textLength="96" lengthAdjust="spacingAndGlyphs">
        {PRODUCT.name}
      </text>
    </svg>
  )
}
