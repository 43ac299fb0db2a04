import { plainQrSvg } from '@taplet/qr'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useApi } from '../../lib/api/api.ts'
import { clockTime } from '../../lib/timing/clock-time.ts'
import { instanceQuery } from '../../lib/api/instance.ts'
import { useText } from '../../lib/text.ts'
import { useIsPhone } from '../../lib/device/use-is-phone.ts'
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

/** The code, the number of phones, and a button to end it. */
export function TwinDialog({ handle, kind, isOpen, onClose }: TwinDialogProps) {
  const t = useText()
  const { status, twin, open, close } = handle
  const isPhone = useIsPhone()
  const actions =
    status === 'OPEN' ? (
      <>
        <Button danger onClick={close}>
          {t('twinDialog:end')}
        </Button>
        <Button kind={isPhone ? 'sec' : 'pri'} onClick={onClose}>
          {t('done')}
        </Button>
      </>
    ) : undefined
  return (
    <Dialog
      isWide
      open={isOpen}
      title={t(isPhone ? 'twinDialog:titlePhone' : 'twinDialog:title')}
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
  const time = clockTime(twin.expiresAt)
  const isPhone = useIsPhone()
  const code = (
    <div className={styles.code}>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(plainQrSvg(url))}`}
        width={CODE_SIZE}
        height={CODE_SIZE}
        alt={t('twinDialog:code')}
      />
    </div>
  )
  const followers = <Followers count={twin.followers} isStuck={handle.isStuck} isPhone={isPhone} />
  const shows = <p>{t(kind === 'SLIDE' ? 'twinDialog:slide' : 'twinDialog:experience')}</p>
  const privacy = <p className={styles.small}>{t('twinDialog:privacy', { time })}</p>
  // On a phone the code is for another device: it cannot scan its own screen.
  if (isPhone)
    return (
      <div className={styles.words}>
        {shows}
        <TwinAddress url={url} isPhone />
        {followers}
        <h3>{t('twinDialog:leadOther')}</h3>
        {code}
        {privacy}
      </div>
    )
  return (
    <div className={styles.layout}>
      {code}
      <div className={styles.words}>
        <h3>{t('twinDialog:lead')}</h3>
        {shows}
        {followers}
        {isLocal && (
          <Warning title={t('twinDialog:localTitle')}>
            <p>{t('twinDialog:local')}</p>
          </Warning>
        )}
        <TwinAddress url={url} isPhone={false} />
        {isNear && <p className={styles.small}>{t('twinDialog:sameNetwork')}</p>}
        {privacy}
      </div>
    </div>
  )
}

function Followers({ count, isStuck, isPhone }: { count: number; isStuck: boolean; isPhone: boolean }) {
  const t = useText()
  const waiting = t(isPhone ? 'twinDialog:waitingHere' : 'twinDialog:waiting')
  const words = count > 0 ? t('twinDialog:following', { count }) : waiting
  const tone = count > 0 ? 'done' : 'waiting'
  return (
    <p className={styles.state} role="status" data-tone={isStuck ? 'stuck' : tone}>
      <i aria-hidden="true" />
      {isStuck ? t('twinDialog:stuck') : words}
    </p>
  )
}

const Warning = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={styles.warning}>
    <Icon name="warning" />
    <div>
      <h4>{title}</h4>
      {children}
    </div>
  </div>
)
