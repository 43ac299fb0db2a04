import type { SignedInDevice } from '@taplet/contract'
import { countryName } from '@taplet/messages'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../lib/api/api.ts'
import { failureMessage } from '../../../lib/api/failure-message.ts'
import { language, useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import type { IconName } from '../../../ui/icons/icon-shapes.tsx'
import { Chip } from '../../../ui/layout/chip.tsx'
import { SettingRow } from '../../../ui/layout/setting-row.tsx'
import { timeAgo } from '../../../ui/list/edited-time.tsx'
import { Skeleton, Skeletons } from '../../../ui/states/skeleton.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'
import { sessionsQuery } from '../../../entities/security/queries.ts'
import styles from '../security.module.css'

const SHOWN = 5

/** This device and those used last: who has very many still finds what stands below them. */
const shortened = (sessions: readonly SignedInDevice[]): SignedInDevice[] =>
  [...sessions.filter(({ isCurrent }) => isCurrent), ...sessions.filter(({ isCurrent }) => !isCurrent)].slice(0, SHOWN)

const icons: Record<SignedInDevice['device'], IconName> = {
  PHONE: 'phone',
  TABLET: 'phone',
  DESKTOP: 'laptop',
  OTHER: 'globe',
}

function SessionRow({ session, isBusy, onEnd }: { session: SignedInDevice; isBusy: boolean; onEnd: () => void }) {
  const t = useText()
  const [now] = useState(Date.now)
  const { device, browser, system, country, isCurrent, lastUsedAt } = session
  const what = system || t(`security:sessions.devices.${device}`)
  const name = browser === '' ? what : t('security:sessions.deviceAndBrowser', { device: what, browser })
  const when = isCurrent
    ? t('security:sessions.activeNow')
    : t('security:sessions.used', { when: timeAgo(lastUsedAt, now) })
  return (
    <SettingRow
      icon={icons[device]}
      title={name}
      actions={
        isCurrent ? (
          <Chip tone="blue">{t('security:sessions.thisOne')}</Chip>
        ) : (
          <Button small busy={isBusy} aria-label={t('security:sessions.signOutOf', { device: name })} onClick={onEnd}>
            {t('security:sessions.signOut')}
          </Button>
        )
      }
    >
      {country === null
        ? t('security:sessions.noCountry', { when })
        : t('security:sessions.inCountry', { country: countryName(country, language), when })}
    </SettingRow>
  )
}

/** Every device the person is signed in on: this one marked, each other to be signed out. */
export function SessionsList() {
  const t = useText()
  const api = useApi()
  const client = useQueryClient()
  const [isAll, setIsAll] = useState(false)
  const { data: sessions, isError, isFetching, refetch } = useQuery(sessionsQuery(api))
  const options = {
    networkMode: 'always' as const,
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery(api).queryKey }),
    onError: (error: Error) => void toast.failed(failureMessage(error, t)),
  }
  const ending = useMutation({
    ...options,
    mutationFn: (sessionId: string) => api.security.endSession({ sessionId }),
    onSuccess: () => void toast.done(t('security:sessions.ended')),
  })
  const endingOthers = useMutation({
    ...options,
    mutationFn: () => api.security.endOtherSessions({}),
    onSuccess: ({ ended }) => void toast.done(t('security:sessions.endedOthers', { count: ended })),
  })
  return (
    <section className={styles.sessions} aria-labelledby="sessions-title">
      <h3 id="sessions-title">{t('security:sessions.title')}</h3>
      {!sessions && isError && (
        <div className={styles.failed} role="alert">
          <p>{t('security:sessions.notLoaded')}</p>
          <Button small icon="reload" busy={isFetching} onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </div>
      )}
      {!sessions && !isError && (
        <Skeletons label={t('loading')}>
          <Skeleton height={48} radius={12} />
        </Skeletons>
      )}
      {sessions && (
        <div>
          {(isAll ? sessions : shortened(sessions)).map((session) => (
            <SessionRow
              key={session.sessionId}
              session={session}
              isBusy={ending.isPending && ending.variables === session.sessionId}
              onEnd={() => ending.mutate(session.sessionId)}
            />
          ))}
        </div>
      )}
      {sessions && sessions.length > 2 && (
        <div className={styles.everywhere}>
          {!isAll && sessions.length > SHOWN && (
            <Button small kind="soft" onClick={() => setIsAll(true)}>
              {t('security:sessions.all', { count: sessions.length })}
            </Button>
          )}
          <Button small busy={endingOthers.isPending} onClick={() => endingOthers.mutate()}>
            {t('security:sessions.others')}
          </Button>
        </div>
      )}
    </section>
  )
}
