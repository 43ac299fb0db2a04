import type { Tag } from '@taplet/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useApi } from '../../../lib/api/api.ts'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { Logo } from '../../../ui/layout/logo.tsx'
import { Skeleton, Skeletons } from '../../../ui/states/skeleton.tsx'
import { sessionQuery } from '../../../entities/session/queries.ts'
import { TagPicture } from '../tag-type/tag-picture.tsx'
import { ClaimForm } from './claim-form.tsx'
import { Claimed } from './claimed.tsx'
import { FindTag } from './find-tag.tsx'
import styles from './registration.module.css'
import { registrationQuery } from './registration-query.ts'
import { type FoundTag, TagState } from './tag-state.tsx'

const TAG = 168 // px
const dim: readonly (FoundTag['state'] | undefined)[] = ['DISABLED', 'UNKNOWN']

/** The page for someone holding a tag: which it is, its state, and claiming it. */
export function RegistrationPage() {
  const [params, setParams] = useSearchParams()
  const tagId = params.get('tagId') ?? ''
  const session = useQuery(sessionQuery(useApi()))
  const isSignedIn = session.data?.isSignedIn ?? false
  const api = useApi()
  const registration = useQuery({
    ...registrationQuery(api, tagId, isSignedIn),
    enabled: tagId !== '' && !session.isPending,
  })
  const [claimed, setClaimed] = useState<Tag>()
  const tag = registration.data
  const look = claimed?.tagSubType ?? tag?.tagSubType ?? 'WHITEANDBLACK'
  const choose = (id?: string) => {
    setClaimed(undefined)
    setParams(id ? { tagId: id } : {})
  }
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <Link to="/app/explore" style={{ display: 'inline-block' }}>
          <Logo size="small" />
        </Link>
      </header>
      <main className={styles.main}>
        <div className={styles.tag} data-dim={dim.includes(tag?.state)} data-joy={claimed !== undefined}>
          <TagPicture type={look} size={TAG} />
        </div>
        <div className={styles.card}>
          <Words tagId={tagId} tag={tag} isFailed={registration.isError} claimed={claimed} isSignedIn={isSignedIn} />
          <Step
            {...{ tagId, tag, claimed, isSignedIn }}
            isFailed={registration.isError}
            isBusy={registration.isFetching}
            onChoose={choose}
            onClaimed={setClaimed}
            onRetry={() => void registration.refetch()}
          />
        </div>
      </main>
    </div>
  )
}

interface WordsProps {
  tagId: string
  tag: FoundTag | undefined
  isFailed: boolean
  claimed: Tag | undefined
  isSignedIn: boolean
}

/** The message for each state. */
function situation({ tagId, tag, isFailed, claimed, isSignedIn }: WordsProps) {
  if (tagId === '') return 'FIND'
  if (claimed) return 'DONE'
  if (!tag) return isFailed ? 'FAILED' : 'LOADING'
  if (tag.state === 'UNCLAIMED' && isSignedIn) return 'CLAIM'
  return tag.state
}

function Words(props: WordsProps) {
  const t = useText()
  const { tagId, tag, claimed } = props
  const now = situation(props)
  const name = claimed?.tagName || tag?.tagName || ''
  return (
    <div className={styles.words} role="status">
      <h1>{t(`tagRegistration:titles.${now}`, { name })}</h1>
      <p>{t(`tagRegistration:says.${now}`, { name })}</p>
      {tagId !== '' && <code>{t('tagRegistration:number', { tagId })}</code>}
    </div>
  )
}

interface StepProps extends WordsProps {
  isBusy: boolean
  onChoose: (tagId?: string) => void
  onClaimed: (link: Tag) => void
  onRetry: () => void
}

/** The next possible step. */
function Step(props: StepProps) {
  const { tagId, tag, claimed, isSignedIn, isBusy, onChoose, onClaimed, onRetry } = props
  const t = useText()
  const now = situation(props)
  if (now === 'FIND') return <FindTag onFound={onChoose} />
  if (claimed) return <Claimed link={claimed} />
  if (now === 'CLAIM') return <ClaimForm tagId={tagId} onClaimed={onClaimed} onStale={onRetry} />
  if (tag) return <TagState tagId={tagId} tag={tag} isSignedIn={isSignedIn} onOther={() => onChoose()} />
  if (now === 'LOADING')
    return (
      <Skeletons label={t('tagRegistration:loading')}>
        <Skeleton height={44} radius={12} />
      </Skeletons>
    )
  return (
    <div className={styles.stack}>
      <Button kind="pri" wide icon="reload" busy={isBusy} onClick={onRetry}>
        {t('retry')}
      </Button>
      <Button wide onClick={() => onChoose()}>
        {t('tagRegistration:other')}
      </Button>
    </div>
  )
}
