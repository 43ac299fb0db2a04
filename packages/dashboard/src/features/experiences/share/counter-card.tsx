import type { Page, QrDesign } from '@taplet/contract'
import type { CSSProperties, ReactNode } from 'react'
import { useText } from '../../../lib/text.ts'
import { type CardColours, familyOf } from './card-colours.ts'
import { CardCode } from './card-code.tsx'
import styles from './counter-card.module.css'

interface CounterCardProps {
  page: Page
  /** What the code holds. */
  address: string
  /** Host and path, as people type them. */
  shownAddress: string
  design: QrDesign | undefined
  colours: CardColours
  /** The picture at the top. */
  picture: ReactNode
}

/** The card that a merchant puts on the counter: picture, name and code in the look of the app. */
export function CounterCard({ page, address, shownAddress, design, colours, picture }: CounterCardProps) {
  const t = useText()
  const { paper, ink, font, fontWeight } = colours
  // Custom properties are not among React's style types.
  const look = { '--card-paper': paper, '--card-ink': ink } as CSSProperties
  return (
    <figure className={styles.card} style={look}>
      <div className={styles.picture} aria-hidden="true">
        {picture}
      </div>
      <figcaption className={styles.name} style={{ fontFamily: familyOf(font), fontWeight }}>
        {page.pageName}
      </figcaption>
      <div className={styles.code}>
        <CardCode {...{ address, design, colours }} label={t('share:codeOf', { name: page.pageName })} />
      </div>
      <p className={styles.hint}>{t('share:scan')}</p>
      <p className={styles.address}>{shownAddress}</p>
    </figure>
  )
}
