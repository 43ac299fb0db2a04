import type { InboxReview, ReviewState } from '@taplet/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useText } from '../../../../lib/text.ts'
import { toast } from '../../../../ui/toasts/toast.tsx'
import type { BulkStripHandle } from '../../frame/list/use-bulk-strip.ts'
import { afterChange, patchEntries } from './entry-cache.ts'
import { failureMessage } from '../../../../lib/api/failure-message.ts'
import { inParts } from '../../../../lib/api/in-parts.ts'
import { useApi } from '../../../../lib/api/api.ts'

const byState = (reviews: readonly InboxReview[]): Map<ReviewState, InboxReview[]> => {
  const groups = new Map<ReviewState, InboxReview[]>()
  for (const review of reviews) groups.set(review.state, [...(groups.get(review.state) ?? []), review])
  return groups
}

/** Approves or rejects reviews: shown at once, reverted on refusal, with Undo; for several, above the list. */
export function useModerate(strip: BulkStripHandle) {
  const t = useText()
  const calls = useApi().inbox
  const client = useQueryClient()
  const change = useMutation({
    mutationKey: ['inbox', 'moderate'],
    mutationFn: (wanted: { ids: string[]; state: ReviewState }) => calls.moderate(wanted),
    networkMode: 'always',
  })
  const show = (reviews: readonly InboxReview[], stateOf: (review: InboxReview) => ReviewState) => {
    const states = new Map(reviews.map((review) => [review.id, stateOf(review)]))
    patchEntries(client, [...states.keys()], (entry) =>
      entry.kind === 'REVIEW' ? { ...entry, state: states.get(entry.id) ?? entry.state, isRead: true } : entry,
    )
  }
  /** Resolves to those the server accepted; the others are reverted. */
  const send = async (
    reviews: readonly InboxReview[],
    state: ReviewState,
    before: (review: InboxReview) => ReviewState,
    onPart: (sent: number) => void,
  ): Promise<InboxReview[]> => {
    show(reviews, () => state)
    const { refused, error } = await inParts(
      reviews,
      (part) => change.mutateAsync({ ids: part.map(({ id }) => id), state }),
      onPart,
    )
    if (refused.length > 0) {
      show(refused, before)
      toast.failed(t('inbox:decideFailed', { count: refused.length, message: failureMessage(error, t) }))
    }
    const failed = new Set(refused)
    return reviews.filter((review) => !failed.has(review))
  }
  const takeBack = async (reviews: readonly InboxReview[], state: ReviewState) => {
    const back: InboxReview[] = []
    for (const [before, group] of byState(reviews)) {
      const earlier = back.length
      back.push(
        ...(await send(
          group,
          before,
          () => state,
          (sent) => strip.working(earlier + sent, reviews.length),
        )),
      )
    }
    strip.clear()
    afterChange(client, reviews.length > 1)
    if (reviews.length > 1 && back.length === reviews.length) toast.done(t('inbox:bulk.undone', { count: back.length }))
  }
  const decide = async (reviews: readonly InboxReview[], state: ReviewState) => {
    const done = await send(
      reviews,
      state,
      (review) => review.state,
      (sent) => strip.working(sent, reviews.length),
    )
    afterChange(client, reviews.length > 1)
    const words = t(`inbox:decided.${state}`, { count: done.length })
    const onUndo = () => void takeBack(done, state)
    if (done.length > 1) strip.done(words, onUndo)
    else strip.clear()
    if (done.length === 1) toast.done(words, { label: t('undo'), onUndo })
  }
  return (reviews: readonly InboxReview[], state: ReviewState): void => {
    const others = reviews.filter((review) => review.state !== state)
    if (others.length > 0) void decide(others, state)
    else if (reviews.length > 0) toast.say(t('inbox:already'))
  }
}
