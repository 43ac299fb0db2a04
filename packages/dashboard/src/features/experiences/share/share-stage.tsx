import { linkPath, type Page, type QrDesign } from '@taplet/contract'
import { type Library, viewOf } from '../../../entities/experience/library.ts'
import { SlidePicture } from '../../../entities/experience/slide-picture.tsx'
import { PhoneFrame } from '../../../ui/layout/phone-frame.tsx'
import { SlideThumbnail } from '../../../ui/slides/slide-thumbnail.tsx'
import { cardColours } from './card-colours.ts'
import { CounterCard } from './counter-card.tsx'
import { Leaves } from './leaves.tsx'
import styles from './share.module.css'

interface ShareStageProps {
  page: Page
  /** Undefined while loading. */
  library: Library | undefined
  /** The design of the app's own link; undefined: it has none. */
  design: QrDesign | undefined
  /** Origin that its code holds. */
  linkUrl: string
  /** Host and path, as people type them. */
  shownAddress: string
  /** With a few leaves. */
  isFirst: boolean
}

const PHONE = { width: 390, height: 844 } // px; the frame makes it small
const CARD_WIDTH = 368 // px

/** The card of an app for the counter, and beside it the app on a phone. */
export function ShareStage({ page, library, design, linkUrl, shownAddress, isFirst }: ShareStageProps) {
  const colours = cardColours(page.theme)
  const { experienceItems: itemIds } = page
  const firstId = itemIds.find((id) => library?.itemById.has(id))
  const first = firstId === undefined ? undefined : viewOf(library, firstId)
  return (
    <div className={styles.stage}>
      {isFirst && <Leaves colours={colours.leaves} />}
      <div className={styles.card}>
        <CounterCard
          address={linkUrl + linkPath(page.tagId)}
          {...{ page, shownAddress, design, colours }}
          picture={
            first &&
            library && (
              <div className={styles.crop}>
                <SlideThumbnail slide={{ ...first, widgets: [] }} media={library.media} width={CARD_WIDTH} />
              </div>
            )
          }
        />
      </div>
      {library && firstId !== undefined && (
        <div className={styles.phone} aria-hidden="true">
          <PhoneFrame scale={0.62} slides={{ count: itemIds.length, current: 0 }}>
            <SlidePicture library={library} itemIds={itemIds} itemId={firstId} {...PHONE} />
          </PhoneFrame>
        </div>
      )}
    </div>
  )
}
