import type { InboxSubscriber, SubscriberState } from '@taplet/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useText } from '../../../../lib/text.ts'
import { toast } from '../../../../ui/toasts/toast.tsx'
import { afterChange, patchEntries } from './entry-cache.ts'
import { failureWords } from '../../frame/failure-words.ts'
import { inParts } from '../../frame/in-parts.ts'
import { useApi } from '../../../../lib/api/api.ts'

/** What a sign-up is once it was put among the spam, or taken out again; the same where that changes nothing. */
export function stateAfter(person: InboxSubscriber, isSpam: boolean): SubscriberState {
  if (isSpam) return person.state === 'UNSUBSCRIBED' ? person.state : 'SPAM'
  if (person.state !== 'SPAM') return person.state
  return person.confirmedAt ? 'CONFIRMED' : 'WAITING'
}

/** Puts sign-ups among the spam or takes them out of it: shown at once, taken back where the server refuses. */
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
      toast.failed(t('inbox:decideFailed', { count: refused.length, message: failureWords(error, t) }))
      return
    }
    toast.done(t(isSpam ? 'inbox:people.markedSpam' : 'inbox:people.unmarkedSpam', { count: others.length }))
  }
}
