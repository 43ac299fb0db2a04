import { type Client, createClient } from '@taplet/contract'
import { type Inbox, inbox } from '@taplet/contract/inbox'
import { useMemo } from 'react'
import { useSend } from '../../lib/send.ts'

export type InboxCalls = Client<Inbox>['inbox']

/** The calls of the inbox; only what is loaded late may import it, so that no other screen carries them. */
export function useInboxCalls(): InboxCalls {
  const send = useSend()
  return useMemo(() => createClient(inbox, { fetch: send }).inbox, [send])
}
