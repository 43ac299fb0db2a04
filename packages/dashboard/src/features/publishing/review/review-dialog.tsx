import { countChanges } from '../../../entities/experience/changes/count-changes.ts'
import type { OpenEditor } from '../../../entities/experience/publish-flow.ts'
import { useState } from 'react'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { Delayed } from '../../../ui/states/delayed.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Loader } from '../../../ui/states/loader.tsx'
import type { Loaded } from '../create-publisher.ts'
import { type LeftOutChoice, leftOutChoices } from '../left-out.ts'
import { AppChanges } from './app-changes.tsx'
import { LeftOutList } from './left-out-list.tsx'
import styles from './review.module.css'
import { SlideChanges } from './slide-changes.tsx'
import { type DraftPlaces, useDiscard } from './use-discard.ts'

interface ReviewDialogProps {
  /** Undefined while it is looked up. */
  loaded: Loaded | undefined
  isFailed: boolean
  isSending: boolean
  /** Why the last try failed. */
  problem: string | undefined
  open: OpenEditor
  places: DraftPlaces
  onRetry: () => void
  onPublish: (loaded: Loaded, choices: readonly LeftOutChoice[]) => void
  onClose: () => void
}

interface ReviewBodyProps {
  loaded: Loaded
  choices: readonly LeftOutChoice[]
  onChoose: (itemId: string, isLeftOut: boolean) => void
  count: number
  discard: ReturnType<typeof useDiscard>
  onOpen: () => void
}

/** What changes, in words and pictures. */
function ReviewBody({ loaded, choices, onChoose, count, discard, onOpen }: ReviewBodyProps) {
  const t = useText()
  const { page, plan } = loaded
  const path = plan.document.rootPageId
  const lead = page.publishedAt === null ? t('publishing:leadFirst', { path }) : t('publishing:lead', { count, path })
  return (
    <>
      <p>{page.active && count === 0 ? t('publishing:nothing') : lead}</p>
      <LeftOutList {...{ choices, onChoose }} />
      <AppChanges {...loaded} onDiscard={() => void discard.app()} />
      <SlideChanges {...loaded} onDiscard={(change) => void discard.slide(change)} onOpen={onOpen} />
    </>
  )
}

/** Everything that would change for visitors, before it does. */
export function ReviewDialog(props: ReviewDialogProps) {
  const { loaded, isFailed, isSending, problem, open, places, onRetry, onPublish, onClose } = props
  const t = useText()
  const discard = useDiscard(loaded, open, places)
  const count = loaded ? countChanges(loaded.page, loaded.plan.document, loaded.changes.slides) : 0
  const [chosen, setChosen] = useState<Readonly<Record<string, boolean>>>({})
  const choices = loaded
    ? leftOutChoices(loaded.page, loaded.plan).map(({ slide, isLeftOut }) => ({
        slide,
        isLeftOut: chosen[slide.itemId] ?? isLeftOut,
      }))
    : []
  const isUpToDate = loaded?.page.active === true && count === 0
  return (
    <Dialog
      open
      isWide
      fillsPhone
      title={t('publishing:title', { name: loaded?.plan.document.pageName ?? '' })}
      closeLabel={t('close')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            kind="pri"
            busy={isSending}
            disabled={!loaded || isUpToDate}
            onClick={() => loaded && onPublish(loaded, choices)}
          >
            {t('publishing:publish')}
          </Button>
        </>
      }
    >
      {problem !== undefined && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {loaded ? (
        <ReviewBody
          {...{ loaded, choices, count, discard }}
          onChoose={(itemId, isLeftOut) => setChosen({ ...chosen, [itemId]: isLeftOut })}
          onOpen={onClose}
        />
      ) : (
        <Loading {...{ isFailed, onRetry }} />
      )}
    </Dialog>
  )
}

function Loading({ isFailed, onRetry }: Pick<ReviewDialogProps, 'isFailed' | 'onRetry'>) {
  const t = useText()
  if (isFailed)
    return (
      <ErrorState
        title={t('publishing:loadFailed')}
        sentence={t('publishing:offline')}
        retry={{ label: t('retry'), onRetry, busy: false }}
      />
    )
  return (
    <Delayed>
      <Loader label={t('publishing:loading')} />
    </Delayed>
  )
}
