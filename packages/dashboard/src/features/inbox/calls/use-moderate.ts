import type { InboxReview, ReviewState } from '@taplet/contract/inbox'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useText } from '../../../lib/text.ts'
import { toast } from '../../../ui/toasts/toast.tsx'
import { afterChange, patchEntries } from './entry-cache.ts'
import { failureWords } from './failure-words.ts'
import { inParts } from './in-parts.ts'
import { useInboxCalls } from './use-inbox-calls.ts'

const byState = (reviews: readonly InboxReview[]): Map<ReviewState, InboxReview[]> => {
  const groups = new Map<ReviewState, InboxReview[]>()
  for (const review of reviews) groups.set(review.state, [...(groups.get(review.state) ?? []), review])
  return groups
}

/** Decides on reviews: shown at once, taken back where the server refuses, with Undo. */
export function useModerate() {
  const t = useText()
  const calls = useInboxCalls()
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
  /** Whether the server took all of it. */
  const send = async (reviews: readonly InboxReview[], state: ReviewState): Promise<boolean> => {
    show(reviews, () => state)
    const { refused, error } = await inParts(reviews, (part) =>
      change.mutateAsync({ ids: part.map(({ id }) => id), state }),
    )
    afterChange(client)
    if (refused.length === 0) return true
    show(refused, (review) => review.state)
    toast.failed(t('inbox:decideFailed', { count: refused.length, message: failureWords(error, t) }))
    return false
  }
  return (reviews: readonly InboxReview[], state: ReviewState): void => {
    const others = reviews.filter((review) => review.state !== state)
    if (others.length === 0) {
      if (reviews.length > 0) toast.say(t('inbox:already'))
      return
    }
    const takeBack = async () => {
      for (const [before, group] of byState(others)) await send(group, before)
    }
    const decide = async () => {
      const undo = { label: t('undo'), onUndo: () => void takeBack() }
      if (await send(others, state)) toast.done(t(`inbox:decided.${state}`, { count: others.length }), undo)
    }
    void decide()
  }
}
