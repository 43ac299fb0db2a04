import { plainQrSvg } from '@taplet/qr'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useApi } from '../../lib/api.ts'
import { instanceQuery } from '../../lib/instance.ts'
import { useText } from '../../lib/text.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Skeleton, Skeletons } from '../../ui/states/skeleton.tsx'
import { phoneAddress } from './phone-address.ts'
import { TwinAddress } from './twin-address.tsx'
import type { TwinDocument } from './twin-document.ts'
import styles from './twin-dialog.module.css'
import type { TwinHandle } from './use-twin.ts'

const CODE_SIZE = 264

interface TwinDialogProps {
  handle: TwinHandle
  kind: TwinDocument['kind']
  isOpen: boolean
  onClose: () => void
}

/** The code, who follows, and how to end it. */
export function TwinDialog({ handle, kind, isOpen, onClose }: TwinDialogProps) {
  const t = useText()
  const { status, twin, open, close } = handle
  const actions =
    status === 'OPEN' ? (
      <>
        <Button danger onClick={close}>
          {t('twinDialog:end')}
        </Button>
        <Button kind="pri" onClick={onClose}>
          {t('done')}
        </Button>
      </>
    ) : undefined
  return (
    <Dialog
      isWide
      open={isOpen}
      title={t('twinDialog:title')}
      closeLabel={t('close')}
      onClose={onClose}
      {...{ actions }}
    >
      {status === 'ENDED' && (
        <EmptyState
          title={t('twinDialog:ended')}
          sentence={t('twinDialog:endedWhy')}
          action={
            <Button kind="pri" icon="reload" onClick={() => void open()}>
              {t('twinDialog:renew')}
            </Button>
          }
        />
      )}
      {status === 'FAILED' && (
        <ErrorState
          title={t('twinDialog:failed')}
          sentence={t('twinDialog:stuck')}
          retry={{ label: t('retry'), onRetry: () => void open() }}
        />
      )}
      {status === 'OPENING' && (
        <Skeletons label={t('twinDialog:opening')}>
          <Skeleton width={CODE_SIZE} height={CODE_SIZE} radius={16} />
        </Skeletons>
      )}
      {status === 'OPEN' && twin && <OpenTwin {...{ handle, kind, twin }} />}
    </Dialog>
  )
}

function OpenTwin({
  handle,
  kind,
  twin,
}: Pick<TwinDialogProps, 'handle' | 'kind'> & { twin: NonNullable<TwinHandle['twin']> }) {
  const t = useText()
  const { networkUrl } = useQuery(instanceQuery(useApi())).data ?? {}
  const { url, isNear, isLocal } = phoneAddress(twin.url, networkUrl)
  const time = new Intl.DateTimeFormat('en', { timeStyle: 'short' }).format(new Date(twin.expiresAt))
  return (
    <div className={styles['layout']}>
      <div className={styles['code']}>
        <img
          src={`data:image/svg+xml,${encodeURIComponent(plainQrSvg(url))}`}
          width={CODE_SIZE}
          height={CODE_SIZE}
          alt={t('twinDialog:code')}
        />
      </div>
      <div className={styles['words']}>
        <h3>{t('twinDialog:lead')}</h3>
        <p>{t(kind === 'SLIDE' ? 'twinDialog:slide' : 'twinDialog:experience')}</p>
        <Followers count={twin.followers} isStuck={handle.isStuck} />
        {isLocal && (
          <Warning title={t('twinDialog:localTitle')}>
            <p>{t('twinDialog:local')}</p>
          </Warning>
        )}
        <TwinAddress url={url} />
        <p className={styles['small']}>
          {isNear && `${t('twinDialog:sameNetwork')} `}
          {t('twinDialog:privacy', { time })}
        </p>
      </div>
    </div>
  )
}

function Followers({ count, isStuck }: { count: number; isStuck: boolean }) {
  const t = useText()
  const words = count > 0 ? t('twinDialog:following', { count }) : t('twinDialog:waiting')
  const tone = count > 0 ? 'done' : 'waiting'
  return (
    <p className={styles['state']} role="status" data-tone={isStuck ? 'stuck' : tone}>
      <i aria-hidden="true" />
      {isStuck ? t('twinDialog:stuck') : words}
    </p>
  )
}

const Warning = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={styles['warning']}>
    <Icon name="warning" />
    <div>
      <h4>{title}</h4>
      {children}
    </div>
  </div>
)
