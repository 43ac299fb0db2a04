import { useState } from 'react'
import { useText } from '../../lib/text.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { ImageLoader } from '../../ui/states/image-loader.tsx'
import { Loader } from '../../ui/states/loader.tsx'
import { ProgressBar } from '../../ui/states/progress-bar.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import cafe from '../../ui/art/cafe.svg'
import styles from './gallery.module.css'

const PICTURE = { width: 120, height: 160, borderRadius: 16 }

export function StatesSection() {
  const t = useText()
  const [tries, setTries] = useState(0)
  return (
    <>
      <EmptyState
        title={t('gallery:sample.emptyTitle')}
        sentence={t('gallery:sample.emptySentence')}
        action={
          <Button kind="pri" icon="plus">
            {t('gallery:sample.emptyAction')}
          </Button>
        }
      />
      <ErrorState
        title={t('gallery:sample.errorTitle')}
        sentence={t('gallery:sample.errorSentence')}
        safe={t('gallery:sample.errorSafe')}
        retry={{ label: t('retry'), onRetry: () => setTries(tries + 1), busy: tries % 2 === 1 }}
      />
      <Loader label={t('loading')} />
      <div className={styles.grid}>
        <div>
          <Skeleton height={120} radius={16} />
          <br />
          <Skeleton width="70%" />
          <br />
          <Skeleton width="45%" />
        </div>
        <div style={{ display: 'grid', gap: 16 }}>
          <ProgressBar label={t('gallery:sample.upload')} value={64} />
          <ProgressBar label={t('gallery:sample.upload')} />
          <ProgressBar
            label={t('gallery:sample.upload')}
            value={100}
            tone="done"
            note={t('gallery:sample.uploadDone')}
          />
          <ProgressBar label={t('gallery:sample.upload')} value={38} tone="failed" note={t('gallery:sample.failed')} />
        </div>
        <div className={styles.row}>
          <ImageLoader
            src={cafe}
            alt={t('gallery:sample.picture')}
            missingLabel={t('missingPicture')}
            style={PICTURE}
          />
          <ImageLoader src={undefined} alt="" missingLabel={t('missingPicture')} style={PICTURE} />
          <ImageLoader src="data:image/png;base64,broken" alt="" missingLabel={t('missingPicture')} style={PICTURE} />
        </div>
      </div>
    </>
  )
}
