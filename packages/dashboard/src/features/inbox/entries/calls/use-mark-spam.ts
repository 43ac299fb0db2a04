import type { InboxSubscriber, SubscriberState } from '@taplet/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useText } from '../../../../lib/text.ts'
import { toast } from '../../../../ui/toasts/toast.tsx'
import { afterChange, patchEntries } from './entry-cache.ts'
import { failureMessage } from '../../../../lib/api/failure-message.ts'
import { inParts } from '../../../../lib/api/in-parts.ts'
import { useApi } from '../../../../lib/api/api.ts'

/** The state of a sign-up after it is marked as spam or not spam; unchanged where that has no effect. */
export function stateAfter(person: InboxSubscriber, isSpam: boolean): SubscriberState {
  if (isSpam) return person.state === 'UNSUBSCRIBED' ? person.state : 'SPAM'
  if (person.state !== 'SPAM') return person.state
  return person.confirmedAt ? 'CONFIRMED' : 'WAITING'
}

/** Marks sign-ups as spam or not spam: shown at once, reverted where the server refuses. */
export function useMarkSpam() {
  const t = useText()
  const calls = useApi().inbox
  const client = useQueryClient()
  const change = useMutation({
    mutationKey: ['inbox', 'markSpam'],
    mutationFn: (wanted: { ids: string[]; isSpam: boolean }) => calls.markSpam(wanted),
    networkMode: 'always',
  })
  const show = (people: readonly InboxSubscriber[], stateOf: (person: InboxSubscriber) => SubscriberState) => {
    const states = new Map(people.map((person) => [person.id, stateOf(person)]))
    patchEntries(client, [...states.keys()], (entry) =>
      entry.kind === 'SUBSCRIBER' ? { ...entry, state: states.get(entry.id) ?? entry.state } : entry,
    )
  }
  return async (people: readonly InboxSubscriber[], isSpam: boolean): Promise<void> => {
    const others = people.filter((person) => stateAfter(person, isSpam) !== person.state)
    if (others.length === 0) {
      toast.say(t('inbox:already'))
      return
    }
    show(others, (person) => stateAfter(person, isSpam))
    const { refused, error } = await inParts(others, (part) =>
      change.mutateAsync({ ids: part.map(({ id }) => id), isSpam }),
    )
    afterChange(client, others.length > 1)
    if (refused.length > 0) {
      show(refused, (person) => person.state)
      toast.failed(t('inbox:decideFailed', { count: refused.length, message: failureMessage(error, t) }))
      return
    }
    toast.done(t(isSpam ? 'inbox:people.markedSpam' : 'inbox:people.unmarkedSpam', { count: others.length }))
  }
}
