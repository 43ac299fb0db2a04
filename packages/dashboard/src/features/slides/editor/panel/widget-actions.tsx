import { useText } from '../../../../lib/text.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Menu } from '../../../../ui/overlays/menu.tsx'
import { useEditorActionsContext } from '../interactions/editor-actions-context.ts'
import { useActionList } from '../interactions/use-action-list.ts'

/** Actions on the selection, where there is no room for tools beside the phone. */
export function WidgetActions() {
  const t = useText()
  const editorActions = useEditorActionsContext()
  const { ids } = editorActions
  const { canMove, extras, all } = useActionList(ids)
  if (ids.length === 0) return null
  return (
    <>
      <IconButton
        icon="up"
        label={t('slides:stack.up')}
        disabled={!canMove.UP}
        onClick={() => editorActions.shift(ids, 'UP')}
      />
      <IconButton
        icon="down"
        label={t('slides:stack.down')}
        disabled={!canMove.DOWN}
        onClick={() => editorActions.shift(ids, 'DOWN')}
      />
      <IconButton icon="trash" danger label={t('slides:stack.delete')} onClick={() => editorActions.remove(ids)} />
      <Menu
        actions={[...all.slice(2, 3), ...extras]}
        trigger={(props) => <IconButton icon="more" label={t('slideActions:more')} {...props} />}
      />
    </>
  )
}
