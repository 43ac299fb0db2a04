import { experiencePath, type Page, type QrDesign } from '@taplet/contract'
import { type ComponentType, useState } from 'react'
import type { Library } from '../../../entities/experience/library.ts'
import { withoutScheme } from '../../../entities/link/link-paths.ts'
import { useIsPhone } from '../../../lib/device/use-is-phone.ts'
import { useText } from '../../../lib/text.ts'
import { clockTime } from '../../../lib/timing/clock-time.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/layout/chip.tsx'
import { ShareRow } from './share-row.tsx'
import { ShareStage } from './share-stage.tsx'
import styles from './share.module.css'
import { ShareWays } from './share-ways.tsx'
import { useShare } from './use-share.ts'

interface ShareAppProps {
  page: Page
  /** Undefined while loading. */
  library: Library | undefined
  /** The design of the app's own link; undefined: it has none. */
  design: QrDesign | undefined
  publicUrl: string
  /** It was published a moment ago, for the first time. */
  isFirst: boolean
  DownloadDialog: ComponentType<{ tagIds: readonly string[]; onClose: () => void }>
}

/** An app to hand out: its link and its code, with the card for the counter. */
export function ShareApp({ page, library, design, publicUrl, isFirst, DownloadDialog }: ShareAppProps) {
  const t = useText()
  const isPhone = useIsPhone()
  const [isDownloading, setIsDownloading] = useState(false)
  const url = publicUrl + experiencePath(page.fullPagePath)
  const share = useShare(page, url)
  return (
    <main className={styles.share}>
      <ShareStage {...{ page, library, design, publicUrl, isFirst }} shownAddress={withoutScheme(url)} />
      <div className={styles.panel}>
        <div>
          <Chip tone="green" dot>
            {isFirst && page.publishedAt !== null
              ? t('share:liveSince', { time: clockTime(page.publishedAt) })
              : t('share:live')}
          </Chip>
          <h2 className={styles.heading}>
            {t(isFirst ? 'share:published' : 'share:heading', { name: page.pageName })}
          </h2>
        </div>
        <div>
          <span className={styles.label} id="share-link">
            {t('share:link')}
          </span>
          <div className={styles.link}>
            <output className={styles.url} aria-labelledby="share-link">
              {withoutScheme(url)}
            </output>
            <Button kind="pri" icon="copy" wide={isPhone} onClick={() => void share.copy()}>
              {t('share:copy')}
            </Button>
          </div>
          <ShareWays share={share} />
        </div>
        <ul className={styles.rows}>
          <ShareRow icon="download" title={t('share:print')} hint={t('share:printHint')}>
            <Button small onClick={() => setIsDownloading(true)}>
              {t('share:download')}
            </Button>
          </ShareRow>
          <ShareRow
            icon="apps"
            title={t(isPhone ? 'share:onThisPhone' : 'share:phone')}
            {...(!isPhone && { hint: t('share:phoneHint') })}
          >
            <ButtonLink small external newTab to={url}>
              {t('share:open')}
            </ButtonLink>
          </ShareRow>
        </ul>
      </div>
      {isDownloading && <DownloadDialog tagIds={[page.tagId]} onClose={() => setIsDownloading(false)} />}
    </main>
  )
}
