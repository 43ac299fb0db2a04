import { useText } from '../../../../lib/text.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Menu } from '../../../../ui/overlays/menu.tsx'
import { useHandsContext } from '../hands/hands-context.ts'
import { useActionList } from '../hands/use-action-list.ts'

/** What can be done with what is selected, where there is no room for tools beside the phone. */
export function WidgetActions() {
  const t = useText()
  const hands = useHandsContext()
  const { ids } = hands
  const { canMove, extras, all } = useActionList(ids)
  if (ids.length === 0) return null
  return (
    <>
      <IconButton
        icon="up"
        label={t('slides:stack.up')}
        disabled={!canMove.UP}
        onClick={() => hands.shift(ids, 'UP')}
      />
      <IconButton
        icon="down"
        label={t('slides:stack.down')}
        disabled={!canMove.DOWN}
        onClick={() => hands.shift(ids, 'DOWN')}
      />
      <IconButton icon="trash" danger label={t('slides:stack.delete')} onClick={() => hands.remove(ids)} />
      <Menu
        actions={[...all.slice(2, 3), ...extras]}
        trigger={(props) => <IconButton icon="more" label={t('slideHands:more')} {...props} />}
      />
    </>
  )
}
