import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { accountQuery } from '../../entities/account/queries.ts'
import { CHANGES_KEY } from '../../entities/experience/changes/use-changes.ts'
import type { PublishFlowProps } from '../../entities/experience/publish-flow.ts'
import { stateLabel } from '../../entities/experience/publish-state.ts'
import { useApi } from '../../lib/api/api.ts'
import { thisDevice } from '../../lib/drafts/device.ts'
import { createIdbDraftStore } from '../../lib/drafts/store/idb-draft-store.ts'
import { addTexts, useText } from '../../lib/text.ts'
import { editing } from '../../text/en/editing.ts'
import { experienceEditor } from '../../text/en/apps/experience-editor.ts'
import { experiences } from '../../text/en/apps/experiences.ts'
import { publishing } from '../../text/en/publishing/publishing.ts'
import { slideHours } from '../../text/en/publishing/slide-hours.ts'
import { toast } from '../../ui/toasts/toast.tsx'
import { createPublisher, type Loaded } from './create-publisher.ts'
import { isEmpty, leftOutChoices, type LeftOutChoice, withLeftOut } from './left-out.ts'
import { needsLook } from './plan.ts'
import { ReviewDialog } from './review/review-dialog.tsx'

addTexts('editing', editing)
addTexts('experienceEditor', experienceEditor)
addTexts('experiences', experiences)
addTexts('publishing', publishing)
addTexts('slideHours', slideHours)

/** Publishes an app with all of its drafts at once, with a look at them first where there is something to decide. */
export function PublishFlow({ experienceId, open, mode, onPublished, onRefused, onAdd, onClose }: PublishFlowProps) {
  const t = useText()
  const api = useApi()
  const client = useQueryClient()
  const accountId = useQuery(accountQuery(api)).data?.accountId ?? ''
  const [places] = useState(() => ({ api, client, accountId, device: thisDevice(), store: createIdbDraftStore() }))
  const [publisher] = useState(() => createPublisher({ ...places, experienceId, open }))
  const [wantsReview, setWantsReview] = useState(mode !== 'PUBLISH')
  const [isSending, setIsSending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { data, refetch, isError, isFetching } = useQuery({
    queryKey: [...CHANGES_KEY, experienceId, 'plan'],
    queryFn: publisher.load,
    staleTime: 0,
    gcTime: 0,
    networkMode: 'always',
  })
  const asks = ({ page, plan }: Loaded) =>
    needsLook(plan) ||
    isEmpty(page, plan) ||
    leftOutChoices(page, plan).some(({ slide, isLeftOut }) => isLeftOut !== slide.isLeftOut || !isLeftOut)
  const isAsking = wantsReview || isError || (!isFetching && data !== undefined && asks(data))

  const send = async (looked: Loaded, choices: readonly LeftOutChoice[] = []) => {
    const loaded = publisher.choose(looked, (document) => withLeftOut(document, choices))
    setProblem(undefined)
    if (loaded.plan.document.pageName.trim() === '') {
      onRefused({ field: 'pageName', message: t('experiences:editor.nameEmpty') })
      return onClose()
    }
    setIsSending(true)
    const result = await publisher.publish(loaded)
    setIsSending(false)
    if (result.status === 'PUBLISHED') {
      onClose()
      return onPublished(result.updatedPage, loaded.page.publishedAt === null)
    }
    if (result.status === 'CHOICE') return onClose()
    if (result.status === 'CHANGED') {
      setProblem(t('publishing:meanwhile'))
      setWantsReview(true)
      return void refetch()
    }
    const { field, message } = result
    if (field !== undefined) onRefused({ field, message })
    if (isAsking) return setProblem(t('publishing:failed', { message }))
    toast.failed(t('publishing:failed', { message }))
    onClose()
  }
  const schedule = async (looked: Loaded, choices: readonly LeftOutChoice[], publishAt: string) => {
    setProblem(undefined)
    setIsSending(true)
    const result = await publisher.schedule(
      publisher.choose(looked, (document) => withLeftOut(document, choices)),
      publishAt,
    )
    setIsSending(false)
    if (result.status === 'FAILED') return setProblem(t('publishing:schedule.failed', { message: result.message }))
    if (result.status === 'CONFLICT') {
      setProblem(t('publishing:meanwhile'))
      return void refetch()
    }
    toast.done(stateLabel(result.updatedPage, t))
    onClose()
  }
  const isStarted = useRef(false)
  // Effect: the press that opened this. It waits for the drafts of the server and this device.
  useEffect(() => {
    if (isAsking || isFetching || !data || isStarted.current) return
    isStarted.current = true
    void send(data)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once; `send` is a new function with each render
  }, [isAsking, isFetching, data])

  if (!isAsking) return null
  return (
    <ReviewDialog
      loaded={data}
      isFailed={isError}
      isSending={isSending}
      problem={problem}
      open={open}
      places={places}
      onRetry={() => void refetch()}
      isScheduling={mode === 'SCHEDULE'}
      onPublish={send}
      onSchedule={schedule}
      onAdd={onAdd}
      onClose={onClose}
    />
  )
}
