import { useState } from 'react'
import { useText } from '../../lib/text.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Skeleton, Skeletons } from '../../ui/states/skeleton.tsx'
import { InvitationRow } from './invitation-row.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { MemberRow } from './member-row.tsx'
import styles from './people.module.css'
import { useChangePeople, usePeople } from './use-people.ts'

/** Members, open invitations, and the seats of the plan. */
export function PeopleOfAccount() {
  const t = useText()
  const { data, isError, isFetching, refetch } = usePeople()
  const change = useChangePeople()
  const [isInviting, setIsInviting] = useState(false)
  if (!data && isError)
    return (
      <div className={styles.failed} role="alert">
        <p>{t('people:failed')}</p>
        <Button small icon="reload" busy={isFetching} onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      </div>
    )
  if (!data)
    return (
      <Skeletons label={t('people:loading')}>
        <Skeleton height={48} radius={12} />
      </Skeletons>
    )
  const { members, invitations, seats } = data
  const isFull = seats.used >= seats.max
  return (
    <>
      {members.map((member) => (
        <MemberRow key={member.personId} member={member} isOnly={members.length === 1} change={change} />
      ))}
      {invitations.map((invitation) => (
        <InvitationRow key={invitation.invitationId} invitation={invitation} change={change} />
      ))}
      <div className={styles.foot}>
        <Button icon="plus" disabled={isFull} onClick={() => setIsInviting(true)}>
          {t('people:invite')}
        </Button>
        {isFull && <ButtonLink to="/app/account#subscription">{t('people:compare')}</ButtonLink>}
      </div>
      <p className={styles.seats}>{t('people:seats', { used: seats.used, count: seats.max })}</p>
      {isInviting && <InviteDialog change={change} onClose={() => setIsInviting(false)} />}
    </>
  )
}
