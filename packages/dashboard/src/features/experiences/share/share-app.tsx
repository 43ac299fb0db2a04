import { experiencePath, type Page, type PrintProductName, type QrDesign } from '@taplet/contract'
import type { ComponentType } from 'react'
import { useSearchParams } from 'react-router'
import type { Library } from '../../../entities/experience/library.ts'
import { PRINT_PARAM } from '../../../entities/experience/share-path.ts'
import { withoutScheme } from '../../../entities/link/link-paths.ts'
import { useIsPhone } from '../../../lib/device/use-is-phone.ts'
import { useText } from '../../../lib/text.ts'
import { useChangeParams } from '../../../lib/use-change-params.ts'
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
  /** Origin that its code holds. */
  linkUrl: string
  /** It was published a moment ago, for the first time. */
  isFirst: boolean
  DownloadDialog: ComponentType<{
    tagIds: readonly string[]
    need?: 'CODE' | PrintProductName | undefined
    onClose: () => void
  }>
}

/** An app to hand out: its link and its code, with the card for the counter. */
export function ShareApp({ page, library, design, publicUrl, linkUrl, isFirst, DownloadDialog }: ShareAppProps) {
  const t = useText()
  const isPhone = useIsPhone()
  const [params] = useSearchParams()
  const changeParams = useChangeParams()
  const setPrinting = (isPrinting: boolean): void =>
    changeParams(
      (now) => {
        if (isPrinting) now.set(PRINT_PARAM, '1')
        else now.delete(PRINT_PARAM)
        return now
      },
      { replace: true },
    )
  const url = publicUrl + experiencePath(page.fullPagePath)
  const share = useShare(page, url)
  return (
    <main className={styles.share}>
      <ShareStage {...{ page, library, design, linkUrl, isFirst }} shownAddress={withoutScheme(url)} />
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
            <Button small onClick={() => setPrinting(true)}>
              {t('share:printAction')}
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
      {params.has(PRINT_PARAM) && (
        <DownloadDialog tagIds={[page.tagId]} need="COUNTER_CARD" onClose={() => setPrinting(false)} />
      )}
    </main>
  )
}
