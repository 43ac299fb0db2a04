import type { InboxEntry, InboxReview, InboxSubscriber } from '@taplet/contract'
import type { ListSelection } from '../../../ui/list/selecting/use-selection.ts'
import { useDeleteEntries } from './calls/use-delete-entries.ts'
import { useMarkSpam } from './calls/use-mark-spam.ts'
import { useModerate } from './calls/use-moderate.ts'
import type { EntryActions } from './detail/entry-detail.tsx'
import { narrowOf } from './inbox-address.ts'
import { focusedEntry, focusEntry } from '../frame/focus-entry.ts'
import type { BulkStripHandle } from '../frame/list/use-bulk-strip.ts'
import type { InboxAddress } from './use-inbox-address.ts'

const isReview = (entry: InboxEntry): entry is InboxReview => entry.kind === 'REVIEW'
const isPerson = (entry: InboxEntry): entry is InboxSubscriber => entry.kind === 'SUBSCRIBER'

/** The entry to open when these are removed: the next one, else the one before. */
function neighbourOf(entries: readonly InboxEntry[], going: readonly InboxEntry[]): string | undefined {
  const gone = new Set(going.map(({ id }) => id))
  const last = entries.findLastIndex(({ id }) => gone.has(id))
  const stays = (entry: InboxEntry) => !gone.has(entry.id)
  return (entries.slice(last + 1).find(stays) ?? entries.slice(0, Math.max(last, 0)).findLast(stays))?.id
}

interface Parts {
  entries: readonly InboxEntry[]
  address: InboxAddress
  selection: ListSelection
  /** The open entry is shown beside the list. */
  isBeside: boolean
  strip: BulkStripHandle
}

/** Actions on entries; the focus always moves to a remaining row. */
export function useInboxActions({ entries, address, selection, isBeside, strip }: Parts): EntryActions {
  const moderate = useModerate(strip)
  const markSpam = useMarkSpam()
  const deleteEntries = useDeleteEntries()
  const { openId, open } = address

  /** The bar with the button disappears when nothing is selected. */
  const endSelection = (some: readonly InboxEntry[]) => {
    if (!selection.isOn) return
    selection.clear()
    focusEntry(some[0]?.id)
  }
  return {
    decide: (some, state) => {
      moderate(some.filter(isReview), state)
      endSelection(some)
    },
    markSpam: (some, isSpam) => {
      void markSpam(some.filter(isPerson), isSpam)
      endSelection(some)
    },
    remove: (some) => {
      if (some.length === 0) return
      const next = neighbourOf(entries, some)
      const isOpenGoing = some.some(({ id }) => id === openId)
      selection.clear()
      deleteEntries(some, narrowOf(address.wanted), () => focusEntry(some[0]?.id))
      if (isOpenGoing) open(isBeside ? (next ?? '') : '', false)
      focusEntry(next)
    },
    move: (step) => {
      const from = entries.findIndex(({ id }) => id === (isBeside || !openId ? (focusedEntry() ?? openId) : openId))
      const target = entries[from < 0 ? 0 : from + step]
      if (!target) return
      if (openId) open(target.id, false)
      if (isBeside || !openId) focusEntry(target.id)
    },
    close: () => {
      open('', false)
      focusEntry(openId)
    },
  }
}
