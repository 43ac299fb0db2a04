import type { InboxEntry } from '@taplet/contract'
import { useText } from '../../../lib/text.ts'
import type { ListSelection } from '../../../ui/list/selecting/use-selection.ts'
import type { Shortcut } from '../../../ui/shortcuts/shortcut.ts'
import { useShortcuts } from '../../../ui/shortcuts/use-shortcuts.tsx'
import { useMarkRead } from './calls/use-mark-read.ts'
import type { EntryActions } from './detail/entry-detail.tsx'
import { focusedEntry } from '../frame/focus-entry.ts'

interface Parts {
  entries: readonly InboxEntry[]
  opened: InboxEntry | undefined
  selection: ListSelection
  ticked: readonly InboxEntry[]
  actions: EntryActions
  isReviews: boolean
}

const LIST = '[data-inbox-list]'

/** The inbox's shortcuts. They apply to the selected entries, else to the focused row, else to the open entry. */
export function useInboxShortcuts({ entries, opened, selection, ticked, actions, isReviews }: Parts) {
  const t = useText()
  const { mark } = useMarkRead()
  const meant = (): readonly InboxEntry[] => {
    if (ticked.length > 0) return ticked
    const focused = entries.find(({ id }) => id === focusedEntry()) ?? opened
    return focused ? [focused] : []
  }
  const hasMeant = () => meant().length > 0
  const move = t('inbox:keys.move')
  const decide = t('inbox:keys.decide')
  const decisions: Shortcut[] = [
    { keys: ['a'], label: t('inbox:actions.APPROVED'), group: decide, run: () => actions.decide(meant(), 'APPROVED') },
    { keys: ['r'], label: t('inbox:actions.REJECTED'), group: decide, run: () => actions.decide(meant(), 'REJECTED') },
    { keys: ['s'], label: t('inbox:actions.SPAM'), group: decide, run: () => actions.decide(meant(), 'SPAM') },
    {
      keys: ['w'],
      label: t('inbox:keys.answer'),
      group: decide,
      when: () => opened !== undefined,
      run: () => document.querySelector<HTMLElement>('[data-detail] :is(textarea, [data-reply="edit"])')?.focus(),
    },
  ]
  const spam: Shortcut = {
    keys: ['s'],
    label: t('inbox:actions.SPAM'),
    group: decide,
    run: () => actions.markSpam(meant(), true),
  }
  const table: Shortcut[] = [
    { keys: ['arrowdown'], label: t('inbox:next'), group: move, within: LIST, run: () => actions.move(1) },
    { keys: ['arrowup'], label: t('inbox:before'), group: move, within: LIST, run: () => actions.move(-1) },
    { keys: ['j'], label: t('inbox:keys.nextAnywhere'), group: move, run: () => actions.move(1) },
    { keys: ['k'], label: t('inbox:keys.beforeAnywhere'), group: move, run: () => actions.move(-1) },
    {
      keys: ['escape'],
      label: t('close'),
      group: move,
      when: () => opened !== undefined && !selection.isOn,
      run: actions.close,
    },
    ...(isReviews ? decisions : [spam]).map((one) => ({ when: hasMeant, ...one })),
    {
      keys: ['u'],
      label: t('inbox:keys.unread'),
      group: decide,
      when: hasMeant,
      run: () => {
        const some = meant()
        void mark(
          some,
          some.some(({ isRead }) => !isRead),
        )
      },
    },
    {
      keys: ['x'],
      label: t('lists:select'),
      group: decide,
      when: () => focusedEntry() !== undefined,
      run: () => selection.toggle(focusedEntry() ?? '', false),
    },
    {
      keys: ['delete', 'backspace'],
      label: t('delete'),
      group: decide,
      when: hasMeant,
      run: () => actions.remove(meant()),
    },
  ]
  return useShortcuts(table)
}
