import { shiftWidgets } from '@taplet/slides/edits'
import type { Text } from '../../../../text/text-key.ts'
import type { MenuAction } from '../../../../ui/overlays/menu.tsx'
import type { EditorActions } from './use-editor-actions.ts'

/** Everything that can be done with these widgets, as menus offer it: where there are no keys. */
export function actionList(actions: EditorActions, ids: readonly string[], t: Text) {
  const { document: slide } = actions.handle.now()
  const canMove = {
    UP: shiftWidgets(slide, ids, 'UP') !== slide,
    DOWN: shiftWidgets(slide, ids, 'DOWN') !== slide,
  }
  const moves: MenuAction[] = [
    { label: t('slideHands:up'), icon: 'up', disabled: !canMove.UP, onSelect: () => actions.shift(ids, 'UP') },
    { label: t('slideHands:down'), icon: 'down', disabled: !canMove.DOWN, onSelect: () => actions.shift(ids, 'DOWN') },
    { label: t('slideHands:duplicate'), icon: 'copy', onSelect: () => void actions.duplicate(ids) },
  ]
  const extras: MenuAction[] = [
    { label: t('slideHands:copy'), startsGroup: true, onSelect: () => actions.copy(ids) },
    { label: t('slideHands:cut'), onSelect: () => actions.cut(ids) },
    { label: t('slideHands:paste'), onSelect: () => void actions.pasteFromMenu() },
    { label: t('slideHands:copyStyle'), startsGroup: true, onSelect: () => actions.copyStyle(ids) },
    { label: t('slideHands:pasteStyle'), onSelect: () => actions.pasteStyle(ids) },
    { label: t('slideHands:choose'), startsGroup: true, icon: 'check', onSelect: () => actions.setIsChoosing(true) },
  ]
  const removal: MenuAction = {
    label: t('slideHands:remove'),
    icon: 'trash',
    danger: true,
    startsGroup: true,
    onSelect: () => actions.remove(ids),
  }
  return { canMove, extras, all: [...moves, ...extras, removal] }
}
