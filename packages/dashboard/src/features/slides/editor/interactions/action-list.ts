import { shiftWidgets } from '@taplet/slides/edits'
import type { Text } from '../../../../text/text-key.ts'
import type { MenuAction } from '../../../../ui/overlays/menu.tsx'
import type { EditorActions } from './use-editor-actions.ts'

/** All actions on these widgets, for menus: the alternative to shortcuts. */
export function actionList(actions: EditorActions, ids: readonly string[], t: Text) {
  const { document: slide } = actions.handle.now()
  const canMove = {
    UP: shiftWidgets(slide, ids, 'UP') !== slide,
    DOWN: shiftWidgets(slide, ids, 'DOWN') !== slide,
  }
  const moves: MenuAction[] = [
    { label: t('slideActions:up'), icon: 'up', disabled: !canMove.UP, onSelect: () => actions.shift(ids, 'UP') },
    {
      label: t('slideActions:down'),
      icon: 'down',
      disabled: !canMove.DOWN,
      onSelect: () => actions.shift(ids, 'DOWN'),
    },
    { label: t('slideActions:duplicate'), icon: 'copy', onSelect: () => void actions.duplicate(ids) },
  ]
  const extras: MenuAction[] = [
    { label: t('slideActions:copy'), startsGroup: true, onSelect: () => actions.copy(ids) },
    { label: t('slideActions:cut'), onSelect: () => actions.cut(ids) },
    { label: t('slideActions:paste'), onSelect: () => void actions.pasteFromMenu() },
    { label: t('slideActions:copyStyle'), startsGroup: true, onSelect: () => actions.copyStyle(ids) },
    { label: t('slideActions:pasteStyle'), onSelect: () => actions.pasteStyle(ids) },
    { label: t('slideActions:choose'), startsGroup: true, icon: 'check', onSelect: () => actions.setIsChoosing(true) },
  ]
  const removal: MenuAction = {
    label: t('slideActions:remove'),
    icon: 'trash',
    danger: true,
    startsGroup: true,
    onSelect: () => actions.remove(ids),
  }
  return { canMove, extras, all: [...moves, ...extras, removal] }
}
