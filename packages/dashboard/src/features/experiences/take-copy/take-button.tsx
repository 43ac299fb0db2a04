import type { PlanUsage, SharedApp } from '@taplet/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { usageQuery } from '../../../entities/plan/queries.ts'
import { accountQuery } from '../../../entities/account/queries.ts'
import { useMay } from '../../../entities/session/use-may.ts'
import { useApi } from '../../../lib/api/api.ts'
import { loadPage } from '../../../lib/device/load-page.ts'
import { fileSizeLabel } from '../../../lib/file-size-label.ts'
import { newId } from '../../../lib/new-id.ts'
import { useText } from '../../../lib/text.ts'
import { useTracking } from '../../../lib/tracking.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import styles from './copy-page.module.css'

interface TakeButtonProps {
  token: string
  app: SharedApp
}

const roomIn = ({ used, limit }: PlanUsage['experience']): number => (limit === null ? Infinity : limit - used)

/** What the plan has no room for, in a sentence; undefined when there is room for all. */
function whatIsFull(app: SharedApp, usage: PlanUsage | undefined, t: ReturnType<typeof useText>): string | undefined {
  if (!usage) return undefined
  const { slideCount: count, bytes } = app
  if (roomIn(usage.experience) < 1) return t('appCopies:take.fullApps', { limit: usage.experience.limit ?? 0 })
  const slides = Math.max(0, roomIn(usage.experienceItem))
  if (slides < count) return t('appCopies:take.fullSlides', { count, room: slides })
  const room = Math.max(0, roomIn(usage.storageBytes))
  if (room >= bytes) return undefined
  return t('appCopies:take.fullFiles', { size: fileSizeLabel(bytes), room: fileSizeLabel(room) })
}

/** Takes the copy into the open account; says before where it goes and what has no room. */
export function TakeButton({ token, app }: TakeButtonProps) {
  const t = useText()
  const api = useApi()
  const { track } = useTracking()
  const account = useQuery(accountQuery(api)).data
  const mayMake = useMay('content')
  const usage = useQuery(usageQuery(api))
  // Pressed again, it is the same copy.
  const [experienceId] = useState(newId)
  const take = useMutation({
    mutationKey: ['copyLinks', 'take'],
    mutationFn: () => api.copyLinks.take({ token, experienceId }),
    onSuccess: ({ updatedPage, products, leftOut }) => {
      track('experience_created')
      // What has to be known and done is said before the screen changes.
      if (products === 0 && leftOut === 0) loadPage(`/app/experiences/${updatedPage.experienceId}`)
    },
  })
  if (take.data) return <Taken name={app.pageName} taken={take.data} />
  const problem = mayMake ? whatIsFull(app, usage.data, t) : t('appCopies:take.notYours')
  return (
    <div className={styles.ways}>
      <p>{account?.name ? t('appCopies:take.into', { account: account.name }) : t('appCopies:take.intoOwn')}</p>
      {(problem ?? take.error) && <p role="alert">{problem ?? take.error?.message}</p>}
      <Button kind="pri" wide busy={take.isPending} disabled={problem !== undefined} onClick={() => take.mutate()}>
        {t('appCopies:take.action')}
      </Button>
    </div>
  )
}

interface TakenProps {
  name: string
  taken: { updatedPage: { experienceId: string }; products: number; leftOut: number }
}

/** What came along and what did not. */
function Taken({ name, taken: { updatedPage, products, leftOut } }: TakenProps) {
  const t = useText()
  return (
    <div className={styles.ways} role="status">
      <p>{t('appCopies:take.done', { name })}</p>
      {products > 0 && <p>{t('appCopies:take.doneProducts', { count: products })}</p>}
      {leftOut > 0 && <p>{t('appCopies:take.doneLeftOut', { count: leftOut })}</p>}
      <ButtonLink kind="pri" wide external to={`/app/experiences/${updatedPage.experienceId}`}>
        {t('appCopies:take.open')}
      </ButtonLink>
    </div>
  )
}
