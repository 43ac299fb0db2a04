import type { InboxEntry, ReviewState } from '@taplet/contract'
import type { Text } from '../../../text/text-key.ts'
import type { IconName } from '../../../ui/icons/icon-shapes.tsx'
import type { BulkAction } from '../../../ui/list/selecting/bulk-bar.tsx'
import type { EntryActions } from './detail/entry-detail.tsx'

const decisions = [
  { state: 'APPROVED', icon: 'check' },
  { state: 'REJECTED', icon: 'eyeOff' },
  { state: 'SPAM', icon: 'shield' },
] as const satisfies readonly { state: ReviewState; icon: IconName }[]

/** Actions available for all selected entries. */
export function bulkActionsOf(
  ticked: readonly InboxEntry[],
  actions: EntryActions,
  mark: (isRead: boolean) => void,
  t: Text,
): BulkAction[] {
  const isSpam = ticked.length > 0 && ticked.every(({ state }) => state === 'SPAM')
  const hasUnread = ticked.some(({ isRead }) => !isRead)
  const deciding: BulkAction[] =
    ticked[0]?.kind === 'SUBSCRIBER'
      ? [
          {
            label: t(isSpam ? 'inbox:people.notSpam' : 'inbox:actions.SPAM'),
            icon: 'shield',
            onSelect: () => actions.markSpam(ticked, !isSpam),
          },
        ]
      : decisions.map(({ state, icon }) => ({
          label: t(`inbox:actions.${state}`),
          icon,
          onSelect: () => actions.decide(ticked, state),
        }))
  return [
    ...deciding,
    { label: t(hasUnread ? 'inbox:bulkRead' : 'inbox:bulkUnread'), icon: 'mail', onSelect: () => mark(hasUnread) },
    { label: t('delete'), icon: 'trash', danger: true, onSelect: () => actions.remove(ticked) },
  ]
}
