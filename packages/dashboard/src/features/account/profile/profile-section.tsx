import type { AccountData } from '@taplet/contract'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { accountQuery } from '../../../entities/account/queries.ts'
import { useApi } from '../../../lib/api/api.ts'
import { addTexts, useText } from '../../../lib/text.ts'
import { profile } from '../../../text/en/account/profile.ts'
import { LeaveGuard } from '../../../ui/overlays/leave-guard.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Skeleton, Skeletons } from '../../../ui/states/skeleton.tsx'
import { CompletionNote } from './completion-note.tsx'
import { type PictureDialogProps, PictureRow } from './picture-row.tsx'
import { LocaleFields } from './locale-fields.tsx'
import styles from './profile.module.css'
import { ProfileTexts } from './profile-texts.tsx'
import { useTypedField } from './use-typed-field.ts'

addTexts('profile', profile)

export interface ProfileSectionProps {
  /** Crops and uploads a picture of this device. */
  PictureDialog: ComponentType<PictureDialogProps>
}

/** Who the account is: picture, name, username, bio, language and time zone. */
export function ProfileSection({ PictureDialog }: ProfileSectionProps) {
  const t = useText()
  const account = useQuery(accountQuery(useApi()))
  if (account.data) return <Profile account={account.data} PictureDialog={PictureDialog} />
  if (account.isError)
    return (
      <ErrorState
        title={t('profile:failed.title')}
        sentence={t('profile:failed.sentence')}
        safe={t('profile:failed.safe')}
        retry={{ label: t('retry'), onRetry: () => void account.refetch(), busy: account.isFetching }}
      />
    )
  return (
    <Skeletons label={t('profile:loading')}>
      <Skeleton height={320} radius={12} />
    </Skeletons>
  )
}

function Profile({ account, PictureDialog }: { account: AccountData } & ProfileSectionProps) {
  const t = useText()
  const name = useTypedField('name', account.name, true)
  const username = useTypedField('username', account.username, false)
  const bio = useTypedField('bio', account.bio, true)
  const typed = [name, username, bio]
  return (
    <div className={styles.profile}>
      <CompletionNote status={account.status} />
      <PictureRow account={account} PictureDialog={PictureDialog} />
      <ProfileTexts name={name} username={username} bio={bio} />
      <LocaleFields account={account} />
      <LeaveGuard
        isUnsaved={typed.some(({ isUnsaved }) => isUnsaved)}
        losesEdits
        title={t('profile:leave.title')}
        sentence={t('profile:leave.sentence')}
        stayLabel={t('profile:leave.stay')}
        leaveLabel={t('profile:leave.leave')}
        saveLabel={t('profile:leave.save')}
        onSave={async () => (await Promise.all(typed.map(({ save }) => save()))).every(Boolean)}
      />
    </div>
  )
}
