import { FREE_LIMITS, mayCreate, type QrDesign, tierOf } from '@taplet/contract'
import { useCallback, useId, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { PlanOffer } from '../../../entities/plan/plan-offer.tsx'
import { useLimitDialog } from '../../../entities/plan/use-limit-dialog.tsx'
import { useText } from '../../../lib/text.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { LimitNote } from '../../../ui/list/limit-note.tsx'
import { UndoStrip } from '../../../ui/list/undo-strip.tsx'
import { useDeleting } from '../../../ui/list/use-deleting.ts'
import { toast } from '../../../ui/toasts/toast.tsx'
import { LinkTabs } from '../../../entities/link/link-tabs.tsx'
import { blankName } from '../blank-design.ts'
import { LookGallery } from '../looks/look-gallery.tsx'
import { BlankCard } from './blank-card.tsx'
import type { CardAction } from './design-card.tsx'
import { type Asking, DesignDialogs } from './design-dialogs.tsx'
import { DesignGrid } from './design-grid.tsx'
import body from '../../../ui/list/list-body.module.css'
import styles from './design-list.module.css'
import { useDuplicateDesigns } from './use-duplicate-designs.ts'

interface DesignListProps {
  /** As fetched: may still include those being deleted. */
  designs: readonly QrDesign[]
  accessLevel: number | undefined
  /** The text in the displayed codes. */
  address: string
  unsaved: ReadonlySet<string>
}

/** Copies designs, or says in a dialog that the limit has no room for so many. */
function useDuplicateWithRoom(accessLevel: number | undefined, count: number) {
  const t = useText()
  const { mutate } = useDuplicateDesigns()
  const { show, showFailure, dialog } = useLimitDialog('qrDesigns')
  const duplicate = useCallback(
    (designs: readonly QrDesign[], done: () => void) => {
      if (!mayCreate('qrDesign', accessLevel, count + designs.length - 1)) {
        const room = Math.max(0, FREE_LIMITS.qrDesign - count)
        return show(t('qrDesigns:noRoom', { count: designs.length, room }))
      }
      mutate(designs, {
        onSuccess: (copies) => {
          toast.done(t('qrDesigns:duplicated', { count: copies.length, name: copies[0]?.qrDesignName ?? '' }))
          done()
        },
        onError: showFailure,
      })
    },
    [t, mutate, show, showFailure, accessLevel, count],
  )
  return { duplicate, dialog }
}

/** The ready-made designs, below the account's own. */
function StartLooks({ address, isFull }: { address: string; isFull: boolean }) {
  const t = useText()
  const navigate = useNavigate()
  const headingId = useId()
  return (
    <section className={styles.looks} aria-labelledby={headingId}>
      <h2 id={headingId}>{t('qrDesigns:looks.title')}</h2>
      <p>
        <Icon name="shield" size={16} /> {t('qrDesigns:looks.lead')}
      </p>
      <LookGallery
        address={address}
        isDisabled={isFull}
        onChoose={({ id }) => void navigate(`/app/qrDesigns/create?look=${id}`)}
      />
    </section>
  )
}

/** The account's QR designs: search, create, and act on one or many. */
export function DesignList({ designs: all, accessLevel, address, unsaved }: DesignListProps) {
  const t = useText()
  const [asking, setAsking] = useState<Asking>()
  const deleting = useDeleting('QR_DESIGNS')
  const designs = useMemo(() => all.filter((one) => !deleting.has(one.qrDesignId)), [all, deleting])
  const limit = FREE_LIMITS.qrDesign
  const count = designs.length
  const isFree = accessLevel !== undefined && tierOf(accessLevel) === 'FREE'
  const isFull = isFree && !mayCreate('qrDesign', accessLevel, count)
  const { duplicate, dialog } = useDuplicateWithRoom(accessLevel, count)
  const handleAction = useCallback(
    (action: CardAction, chosen: readonly QrDesign[], done: () => void) => {
      const [design] = chosen
      if (action === 'duplicate') duplicate(chosen, done)
      else if (action === 'delete') setAsking({ kind: 'delete', designs: chosen, done })
      else if (design) setAsking({ kind: action, design })
    },
    [duplicate],
  )
  const close = () => setAsking(undefined)
  const hasReadOnly = designs.some((one) => one.isReadOnly)
  return (
    <>
      <PageHeader
        title={t('qrDesigns:title')}
        subtitle={isFree ? t('qrDesigns:limit', { count, limit }) : t('qrDesigns:count', { count })}
        actions={
          !isFull && (
            <ButtonLink kind="pri" icon="plus" to="/app/qrDesigns/create">
              {t('qrDesigns:create')}
            </ButtonLink>
          )
        }
      />
      <LinkTabs />
      <main className={body['main']}>
        <UndoStrip kind="QR_DESIGNS" />
        {isFull && (
          <LimitNote text={t(hasReadOnly ? 'qrDesigns:readOnlyNote' : 'qrDesigns:limitReached', { limit })}>
            <PlanOffer featureId="qrDesigns" isReadOnly={hasReadOnly} />
          </LimitNote>
        )}
        {count === 0 && (
          <div className={styles.lead}>
            <h2>{t('qrDesigns:emptyTitle')}</h2>
            <p>{t('qrDesigns:empty')}</p>
          </div>
        )}
        <DesignGrid
          {...{ designs, address, unsaved }}
          blank={<BlankCard name={blankName(designs)} {...{ address, isFull }} />}
          onAction={handleAction}
        />
        <StartLooks {...{ address, isFull }} />
      </main>
      {dialog}
      <DesignDialogs asking={asking} onClose={close} />
    </>
  )
}
