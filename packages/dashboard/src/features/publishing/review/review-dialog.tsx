import type { EditPlaces } from '../../../entities/experience/changes/edit-drafts.ts'
import { countChanges } from '../../../entities/experience/changes/count-changes.ts'
import type { OpenEditor } from '../../../entities/experience/publish-flow.ts'
import { ownZone } from '../../../lib/device/device-zone.ts'
import { useText } from '../../../lib/text.ts'
import type { Text } from '../../../text/text-key.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { Delayed } from '../../../ui/states/delayed.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Loader } from '../../../ui/states/loader.tsx'
import type { Loaded } from '../create-publisher.ts'
import type { DiscardPlaces } from '../discard-edits.ts'
import { countShown, isEmpty, type LeftOutChoice } from '../left-out.ts'
import { ScheduleForm } from '../schedule/schedule-form.tsx'
import { AppChanges } from './app-changes.tsx'
import { sentSlides } from '../publish-app.ts'
import { LeftOutList } from './left-out-list.tsx'
import styles from './review.module.css'
import { SlideChanges } from './slide-changes.tsx'
import { useDiscard } from './use-discard.ts'
import { wornLook } from './worn-look.ts'
import { useLeftOutChoices } from './use-left-out-choices.ts'

interface ReviewDialogProps {
  /** Undefined while it is looked up. */
  loaded: Loaded | undefined
  isFailed: boolean
  isSending: boolean
  /** Why the last try failed. */
  problem: string | undefined
  open: OpenEditor
  places: DiscardPlaces & EditPlaces
  onRetry: () => void
  /** Opened to choose a time. */
  isScheduling: boolean
  onAdd: (() => void) | undefined
  onPublish: (loaded: Loaded, choices: readonly LeftOutChoice[]) => void
  onSchedule: (loaded: Loaded, choices: readonly LeftOutChoice[], publishAt: string) => void
  onClose: () => void
}

interface ReviewBodyProps {
  loaded: Loaded
  choices: readonly LeftOutChoice[]
  onChoose: (itemId: string, isLeftOut: boolean) => void
  count: number
  discard: ReturnType<typeof useDiscard>
  onAdd: (() => void) | undefined
  onOpen: () => void
}

function leadOf({ page, plan, changes }: Loaded, choices: readonly LeftOutChoice[], count: number, t: Text): string {
  const path = plan.document.rootPageId
  if (page.active && count === 0) return t(changes.slides.length > 0 ? 'publishing:blocked' : 'publishing:nothing')
  if (page.publishedAt !== null) return t('publishing:lead', { count, path })
  const [shown, all] = [countShown(plan, choices), plan.slides.length]
  return shown === all ? t('publishing:leadFirst', { path }) : t('publishing:leadSome', { shown, count: all, path })
}

/** What changes, in words and pictures. */
function ReviewBody({ loaded, choices, onChoose, count, discard, onAdd, onOpen }: ReviewBodyProps) {
  const t = useText()
  const { page, plan } = loaded
  return (
    <>
      {isEmpty(page, plan, choices) ? <Empty onAdd={onAdd} /> : <p>{leadOf(loaded, choices, count, t)}</p>}
      <LeftOutList {...{ choices, onChoose }} />
      <AppChanges
        {...loaded}
        wornBy={wornLook(loaded).size}
        onDiscard={(takesLookOff) => void discard.app(takesLookOff)}
      />
      <SlideChanges {...loaded} onDiscard={(change) => void discard.slide(change)} onOpen={onOpen} />
    </>
  )
}

/** A new app without a slide for its visitors. */
function Empty({ onAdd }: Pick<ReviewBodyProps, 'onAdd'>) {
  const t = useText()
  return (
    <div className={styles.empty}>
      <p>{t('publishing:empty')}</p>
      {onAdd && (
        <Button icon="plus" onClick={onAdd}>
          {t('publishing:addSlide')}
        </Button>
      )}
    </div>
  )
}

interface ActionsProps extends ReviewDialogProps {
  choices: readonly LeftOutChoice[]
  hasNothing: boolean
}

function Actions({ loaded, choices, hasNothing, isSending, isScheduling, onPublish, onClose }: ActionsProps) {
  const t = useText()
  return (
    <>
      <Button onClick={onClose}>{t('cancel')}</Button>
      <Button
        kind={isScheduling ? 'sec' : 'pri'}
        busy={isSending && !isScheduling}
        disabled={!loaded || hasNothing}
        onClick={() => loaded && onPublish(loaded, choices)}
      >
        {t('publishing:publish')}
      </Button>
    </>
  )
}

function sumUp(loaded: Loaded | undefined, choices: readonly LeftOutChoice[]) {
  if (!loaded) return { count: 0, isUpToDate: false, isNothing: false }
  const { page, plan } = loaded
  const count = countChanges(page, plan.document, sentSlides(plan))
  return { count, isUpToDate: page.active && count === 0, isNothing: isEmpty(page, plan, choices) }
}

/** Everything that would change for visitors, before it does. */
export function ReviewDialog(props: ReviewDialogProps) {
  const { loaded, isFailed, isSending, problem, open, places, isScheduling, onRetry, onAdd, onSchedule, onClose } =
    props
  const t = useText()
  const discard = useDiscard(loaded, open, places)
  const { choices, choose } = useLeftOutChoices(loaded)
  const { count, isUpToDate, isNothing } = sumUp(loaded, choices)
  const handleAdd = () => {
    onClose()
    onAdd?.()
  }
  return (
    <Dialog
      open
      isWide
      isPhoneSheet
      title={t('publishing:title', { name: loaded?.plan.document.pageName ?? '' })}
      closeLabel={t('close')}
      onClose={onClose}
      actions={<Actions {...props} choices={choices} hasNothing={isUpToDate || isNothing} />}
    >
      {problem !== undefined && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {loaded && isScheduling && !isNothing && (
        <ScheduleForm
          timeZone={loaded.plan.document.timeZone ?? ownZone()}
          isBusy={isSending}
          onSchedule={(publishAt) => onSchedule(loaded, choices, publishAt)}
        />
      )}
      {loaded ? (
        <ReviewBody
          {...{ loaded, choices, count, discard }}
          onChoose={choose}
          onAdd={onAdd && handleAdd}
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
