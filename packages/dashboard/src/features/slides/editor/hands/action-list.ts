import { shiftWidgets } from '@taplet/slides/edits'
import type { Text } from '../../../../text/text-key.ts'
import type { MenuAction } from '../../../../ui/overlays/menu.tsx'
import type { Hands } from './use-hands.ts'

/** Everything that can be done with these widgets, as menus offer it: where hands have no keys. */
export function actionList(hands: Hands, ids: readonly string[], t: Text) {
  const { document: slide } = hands.handle.now()
  const canMove = {
    UP: shiftWidgets(slide, ids, 'UP') !== slide,
    DOWN: shiftWidgets(slide, ids, 'DOWN') !== slide,
  }
  const moves: MenuAction[] = [
    { label: t('slideHands:up'), icon: 'up', disabled: !canMove.UP, onSelect: () => hands.shift(ids, 'UP') },
    { label: t('slideHands:down'), icon: 'down', disabled: !canMove.DOWN, onSelect: () => hands.shift(ids, 'DOWN') },
    { label: t('slideHands:duplicate'), icon: 'copy', onSelect: () => void hands.duplicate(ids) },
  ]
  const extras: MenuAction[] = [
    { label: t('slideHands:copy'), startsGroup: true, onSelect: () => hands.copy(ids) },
    { label: t('slideHands:cut'), onSelect: () => hands.cut(ids) },
    { label: t('slideHands:paste'), onSelect: () => void hands.pasteFromMenu() },
    { label: t('slideHands:copyStyle'), startsGroup: true, onSelect: () => hands.copyStyle(ids) },
    { label: t('slideHands:pasteStyle'), onSelect: () => hands.pasteStyle(ids) },
    { label: t('slideHands:choose'), startsGroup: true, icon: 'check', onSelect: () => hands.setIsChoosing(true) },
  ]
  const removal: MenuAction = {
    label: t('slideHands:remove'),
    icon: 'trash',
    danger: true,
    startsGroup: true,
    onSelect: () => hands.remove(ids),
  }
  return { canMove, extras, all: [...moves, ...extras, removal] }
}
