import type { Announcements } from '@dnd-kit/core'
import { useText } from '../../../lib/text.ts'

/** Screen-reader announcements while a rule is dragged. */
export function useRuleLabels(ids: readonly string[]): Announcements {
  const t = useText()
  const words = (id: unknown, overId: unknown = id) => ({
    from: ids.indexOf(String(id)) + 1,
    place: ids.indexOf(String(overId)) + 1,
    count: ids.length,
  })
  return {
    onDragStart: ({ active }) => t('linkRules:picked', words(active.id)),
    onDragOver: ({ active, over }) => (over ? t('linkRules:over', words(active.id, over.id)) : undefined),
    onDragEnd: ({ active, over }) => t('linkRules:over', words(active.id, over?.id)),
    onDragCancel: ({ active }) => t('linkRules:cancelled', words(active.id)),
  }
}
