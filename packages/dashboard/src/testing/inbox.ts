import type { InboxEntry, InboxReview, InboxSubscriber } from '@taplet/contract'
import { aPage, type Handlers, signedIn } from './fake-server.ts'

const origin = {
  experienceId: 'e1',
  experienceName: 'Lark Coffee',
  fullPagePath: 'lark',
  experienceItemId: 'i1',
  slideName: 'Say hello',
  widgetId: 'form',
  tagId: '',
  linkName: '',
  createdAt: '2026-05-20T10:00:00.000Z',
  isRead: true,
}

/** A review as the server sends it. */
export const aReview = (change: Partial<InboxReview> = {}): InboxReview => ({
  kind: 'REVIEW',
  ...origin,
  id: 'r1',
  state: 'PENDING',
  stars: 5,
  text: 'Best flat white in town',
  name: 'Ines',
  photoUrl: '',
  reply: '',
  repliedAt: null,
  ...change,
})

/** A sign-up as the server sends it. */
export const aSignUp = (change: Partial<InboxSubscriber> = {}): InboxSubscriber => ({
  kind: 'SUBSCRIBER',
  ...origin,
  id: 's1',
  state: 'CONFIRMED',
  email: 'ines@harbour.example',
  name: '',
  consentText: 'Yes, send me one letter a month.',
  consentVersion: 'c0ffee',
  confirmedAt: '2026-05-20T10:05:00.000Z',
  unsubscribedAt: null,
  ...change,
})

/** The counts of these entries. */
export function countsOf(entries: readonly InboxEntry[]) {
  const count = (kind: InboxEntry['kind'], state: string) =>
    entries.filter((entry) => entry.kind === kind && entry.state === state).length
  const of = (kind: InboxEntry['kind'], ...states: string[]) =>
    Object.fromEntries(states.map((state) => [state, count(kind, state)]))
  const unread = (kind: InboxEntry['kind']) => entries.filter((entry) => entry.kind === kind && !entry.isRead).length
  return {
    unread: { reviews: unread('REVIEW'), subscribers: unread('SUBSCRIBER') },
    reviews: of('REVIEW', 'PENDING', 'APPROVED', 'REJECTED', 'SPAM'),
    subscribers: of('SUBSCRIBER', 'WAITING', 'CONFIRMED', 'UNSUBSCRIBED', 'SPAM'),
    limits: { reviews: 5000, subscribers: 5000 },
  }
}

/** An inbox that stores changes, and returns pages of two. */
export function keepingInboxOf(first: readonly InboxEntry[], change: Handlers = {}): Handlers {
  let entries = [...first]
  const has = (ids: unknown, id: string) => Array.isArray(ids) && ids.includes(id)
  const narrow = (search: unknown) =>
    entries.filter((entry) => typeof search !== 'string' || ('text' in entry && entry.text.includes(search)))
  const answer: Handlers[string] = (input, ...others) => inboxOf(entries)['/inbox']?.(input, ...others) ?? {}
  return inboxOf(first, {
    '/inbox': answer,
    '/inbox/counts': ({ search }) => countsOf(narrow(search)),
    '/inbox/moderate': ({ ids, state }) => {
      entries = entries.map((entry) =>
        // Only reviews are sent here.
        has(ids, entry.id) ? ({ ...entry, state } as InboxEntry) : entry,
      )
      return { results: [] }
    },
    '/inbox/delete': ({ ids }) => {
      entries = entries.filter(({ id }) => !has(ids, id))
      return { results: [] }
    },
    ...change,
  })
}

/** An inbox that returns pages of two and accepts every change. */
export function inboxOf(entries: readonly InboxEntry[], change: Handlers = {}): Handlers {
  const list: Handlers[string] = ({ kind, id, state, search, cursor }) => {
    const found = entries
      .filter((entry) => entry.kind === kind && (!id || entry.id === id) && (!state || entry.state === state))
      .filter((entry) => !search || ('text' in entry && typeof search === 'string' && entry.text.includes(search)))
    const from = Number(cursor ?? 0)
    return { entries: found.slice(from, from + 2), nextCursor: found.length > from + 2 ? String(from + 2) : null }
  }
  const done: Handlers[string] = () => ({ results: [] })
  return {
    ...signedIn,
    '/getAllPagesByAccountId': () => ({ pages: [aPage({ experienceItems: ['i0', 'i1'] })] }),
    '/inbox': list,
    '/inbox/origins': () => ({ slides: [], links: [] }),
    '/inbox/counts': () => countsOf(entries),
    '/inbox/read': () => ({ unread: { reviews: 0, subscribers: 0 } }),
    '/inbox/moderate': done,
    '/inbox/subscribers/spam': done,
    '/inbox/delete': done,
    '/inbox/settings': () => ({ digest: { rhythm: 'OFF', timeZone: 'UTC' }, webhook: null }),
    '/inbox/webhook/deliveries': () => ({ deliveries: [] }),
    ...change,
  }
}
