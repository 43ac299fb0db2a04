import { type PlanUsage, tierOf } from '@taplet/contract'
import { formatNumber } from '@taplet/messages'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { accountQuery } from '../../../entities/account/queries.ts'
import { KEEP_PATH } from '../../../entities/plan/plan-offer.tsx'
import { usageQuery } from '../../../entities/plan/queries.ts'
import { useApi } from '../../../lib/api/api.ts'
import { fileSizeLabel } from '../../../lib/file-size-label.ts'
import { addTexts, language, useText } from '../../../lib/text.ts'
import { plans } from '../../../text/en/account/plans.ts'
import { Button } from '../../../ui/button.tsx'
import { Skeleton, Skeletons } from '../../../ui/states/skeleton.tsx'
import { UsageMeter } from './usage-meter.tsx'
import { usageNote } from './usage-note.ts'
import styles from './usage.module.css'

addTexts('plans', plans)

const KINDS = ['experience', 'experienceItem', 'link', 'qrDesign', 'storageBytes', 'seats'] as const
/** Of these the Free plan keeps some editable; there is something to choose once there are more. */
const CHOSEN = KINDS.slice(0, 4)
const isBeyond = ({ used, limit }: PlanUsage['experience']): boolean => limit !== null && used > limit
const count = (amount: number): string => formatNumber(amount, language)

interface UsagePanelProps {
  /** Whether a larger plan can be bought here. */
  isSold: boolean
}

/** How much of its plan the account uses. */
export function UsagePanel({ isSold }: UsagePanelProps) {
  const t = useText()
  const api = useApi()
  const usage = useQuery(usageQuery(api))
  const account = useQuery(accountQuery(api))
  if (usage.data && account.data) {
    const tier = tierOf(account.data.accessLevel)
    return (
      <div className={styles.panel}>
        <ul className={styles.meters} aria-label={t('plans:usage.title')}>
          {KINDS.map((kind) => {
            const amount = { ...usage.data[kind], format: kind === 'storageBytes' ? fileSizeLabel : count }
            const note = usageNote({ kind, tier, isSold, ...amount }, t)
            return <UsageMeter key={kind} label={t(`plans:usage.${kind}`)} note={note} {...amount} />
          })}
        </ul>
        {tier === 'FREE' && CHOSEN.some((kind) => isBeyond(usage.data[kind])) && (
          <Link className={styles.choose} to={KEEP_PATH}>
            {t('plans:choose')}
          </Link>
        )}
      </div>
    )
  }
  const failed = [usage, account].filter(({ isError }) => isError)
  if (failed.length > 0)
    return (
      <div className={styles.failed} role="alert">
        <p>{t('plans:usage.notLoaded')}</p>
        <Button
          small
          icon="reload"
          busy={failed.some(({ isFetching }) => isFetching)}
          onClick={() => void Promise.all(failed.map(({ refetch }) => refetch()))}
        >
          {t('retry')}
        </Button>
      </div>
    )
  return (
    <Skeletons label={t('plans:usage.loading')}>
      <div className={styles.meters}>
        {KINDS.map((kind) => (
          <Skeleton key={kind} height={34} />
        ))}
      </div>
    </Skeletons>
  )
}
