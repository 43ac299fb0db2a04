import { FORM_RETENTION_DAYS, type InboxSubscriber } from '@taplet/contract'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { exactTime } from '../../../../lib/timing/clock-time.ts'
import { useText } from '../../../../lib/text.ts'
import { Button } from '../../../../ui/button.tsx'
import { Chip } from '../../../../ui/layout/chip.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import { toast } from '../../../../ui/toasts/toast.tsx'
import { copyText } from '../../../../lib/copy-text.ts'
import { VISITORS_PATH } from '../../../../entities/account/visitors-path.ts'
import { useMay } from '../../../../entities/session/use-may.ts'
import { useDeletePerson } from '../calls/use-delete-entries.ts'
import { tones } from '../entry-labels.ts'
import styles from '../../frame/detail/detail.module.css'
import { EntryFacts, Fact } from '../../frame/detail/entry-facts.tsx'

interface SubscriberDetailProps {
  person: InboxSubscriber
  onSpam: (isSpam: boolean) => void
  /** Called when all data of the person is deleted. */
  onGone: () => void
}

const Times = ({ at }: { at: string }) => <time dateTime={at}>{exactTime(at)}</time>

/** Deletes everything stored for an address, after confirmation. */
function DeletePerson({ person, onGone }: Pick<SubscriberDetailProps, 'person' | 'onGone'>) {
  const t = useText()
  const [isAsking, setIsAsking] = useState(false)
  const { mutate, isPending } = useDeletePerson()
  return (
    <>
      <Button danger icon="trash" onClick={() => setIsAsking(true)}>
        {t('inbox:person.action')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        danger
        title={t('inbox:person.title', { email: person.email })}
        consequences={[t('inbox:person.all'), t('inbox:person.remembered'), t('inbox:person.final')]}
        confirmLabel={t('inbox:person.action')}
        cancelLabel={t('cancel')}
        busy={isPending}
        onCancel={() => setIsAsking(false)}
        onConfirm={() =>
          mutate(person.email, {
            onSuccess: onGone,
            onSettled: () => setIsAsking(false),
          })
        }
      />
    </>
  )
}

/** A sign-up: its state, what the person consented to, and where. */
export function SubscriberDetail({ person, onSpam, onGone }: SubscriberDetailProps) {
  const t = useText()
  const navigate = useNavigate()
  const isOwner = useMay('account')
  const isSpam = person.state === 'SPAM'
  const days = isSpam ? FORM_RETENTION_DAYS.refused : FORM_RETENTION_DAYS.unconfirmed
  const handleCopy = async () => {
    if (await copyText(person.email)) toast.done(t('inbox:people.copied'))
    else toast.failed(t('inbox:people.copyFailed'))
  }
  return (
    <>
      <div className={styles.body}>
        <div className={styles.status}>
          <p className={styles.name}>{person.name}</p>
          <Chip tone={tones[person.state]} dot>
            {t(`inbox:states.${person.state}`)}
          </Chip>
        </div>
        <p className={styles.note}>{t(`inbox:people.means.${person.state}`, { days })}</p>
        <EntryFacts entry={person}>
          {person.confirmedAt && (
            <Fact name={t('inbox:facts.confirmed')}>
              <Times at={person.confirmedAt} />
            </Fact>
          )}
          {person.unsubscribedAt && (
            <Fact name={t('inbox:facts.left')}>
              <Times at={person.unsubscribedAt} />
            </Fact>
          )}
        </EntryFacts>
        <section className={styles.consent} aria-label={t('inbox:people.consent')}>
          <h3>{t('inbox:people.consent')}</h3>
          <blockquote className={styles.quote} dir="auto">
            {person.consentText}
          </blockquote>
        </section>
        <div className={styles.actions}>
          <Button icon="copy" onClick={() => void handleCopy()}>
            {t('inbox:people.copy')}
          </Button>
          {isOwner && (
            <Button icon="shield" onClick={() => void navigate(VISITORS_PATH, { state: { email: person.email } })}>
              {t('inbox:person.everything')}
            </Button>
          )}
          <DeletePerson person={person} onGone={onGone} />
        </div>
      </div>
      {person.state !== 'UNSUBSCRIBED' && (
        <div className={styles.decide} role="group" aria-label={t('inbox:decide')}>
          <Button icon="shield" onClick={() => onSpam(!isSpam)}>
            {t(isSpam ? 'inbox:people.notSpam' : 'inbox:actions.SPAM')}
          </Button>
        </div>
      )}
    </>
  )
}
