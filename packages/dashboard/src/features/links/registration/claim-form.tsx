import { ApiError, type Tag } from '@taplet/contract'
import { type FormEvent, useState } from 'react'
import { useText } from '../../../lib/text.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { DestinationFields } from '../parts/destination-fields.tsx'
import { destinationProblem, noDestination, toDestination } from '../parts/destination-value.ts'
import { LINKS_PATH } from '../../../entities/link/link-paths.ts'
import { useKnown } from '../parts/use-known.ts'
import styles from './registration.module.css'
import { useClaim } from './use-claim.ts'

interface ClaimFormProps {
  tagId: string
  onClaimed: (link: Tag) => void
  /** The tag's state changed, e.g. someone else claimed it: refetch. */
  onStale: () => void
}

const STALE = ['TAG_CLAIMED', 'TAG_DISABLED']

/** The tag's name and destination. */
export function ClaimForm({ tagId, onClaimed, onStale }: ClaimFormProps) {
  const t = useText()
  const known = useKnown()
  const claim = useClaim()
  const [tagName, setTagName] = useState('')
  const [chosen, setChosen] = useState<typeof noDestination>()
  const [isTried, setIsTried] = useState(false)
  const [first] = known.pages
  const value = chosen ?? { ...noDestination, experienceId: first?.experienceId ?? null }
  const problem = destinationProblem(value)
  const { error } = claim
  const code = error instanceof ApiError ? error.body.code : undefined
  const isFull = code === 'LINK_LIMIT_REACHED'
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (problem) return
    claim.mutate(
      { tagId, tagName: tagName.trim() || t('tagRegistration:claim.unnamed'), ...toDestination(value) },
      {
        onSuccess: onClaimed,
        onError: (failed) => failed instanceof ApiError && STALE.includes(failed.body.code) && onStale(),
      },
    )
  }
  return (
    <form className={styles.stack} onSubmit={handleSubmit} noValidate>
      <TextField
        label={t('tagRegistration:claim.name')}
        hint={t('tagRegistration:claim.nameHint')}
        placeholder={t('tagRegistration:claim.example')}
        maxLength={80}
        autoComplete="off"
        value={tagName}
        onChange={(event) => setTagName(event.target.value)}
      />
      <DestinationFields
        value={value}
        known={known}
        error={isTried && problem ? t(problem) : undefined}
        onChange={setChosen}
      />
      {error && (
        <div className={styles.refusal} role="alert">
          <p>{error instanceof ApiError ? error.message : t('links:offline')}</p>
          {isFull && (
            <ButtonLink small to={LINKS_PATH}>
              {t('tagRegistration:claim.makeRoom')}
            </ButtonLink>
          )}
        </div>
      )}
      <Button type="submit" kind="pri" wide busy={claim.isPending}>
        {t('tagRegistration:claim.action')}
      </Button>
    </form>
  )
}
