import { useText } from '../../../../lib/text.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Menu, type MenuAction } from '../../../../ui/overlays/menu.tsx'
import { useHandsContext } from '../hands/hands-context.ts'
import { devices } from '../hands/use-view.ts'
import type { EditorLayout } from '../use-editor-layout.ts'

/** What is done now and then with the whole slide; on phones also what has a place of its own on larger screens. */
export function TopMenu({ layout, onVersions }: { layout: EditorLayout; onVersions: () => void }) {
  const t = useText()
  const hands = useHandsContext()
  const { device, isLargeText } = hands
  const next = devices[(devices.indexOf(device) + 1) % devices.length] ?? device
  const onPhone: MenuAction[] = [
    {
      label: t('slideHands:nextWidth', { width: next.width }),
      icon: 'phone',
      startsGroup: true,
      onSelect: () => hands.setDevice(next),
    },
    {
      label: t('slideHands:textSize', { percent: isLargeText ? 100 : 200 }),
      icon: 'text',
      onSelect: () => hands.setIsLargeText(!isLargeText),
    },
  ]
  const actions: MenuAction[] = [
    { label: t('editing:versions.open'), icon: 'clock', onSelect: onVersions },
    { label: t('slideHands:paste'), icon: 'copy', onSelect: () => void hands.pasteFromMenu() },
    { label: t('slideHands:choose'), icon: 'check', onSelect: () => hands.setIsChoosing(true) },
    { label: t('slideHands:copyLook'), startsGroup: true, onSelect: hands.copyLook },
    { label: t('slideHands:pasteLook'), onSelect: hands.pasteLook },
    ...(layout === 'PHONE' ? onPhone : []),
    { label: t('slideHands:shortcuts'), startsGroup: true, icon: 'info', onSelect: hands.openShortcuts },
  ]
  return (
    <Menu
      actions={actions}
      trigger={(props) => <IconButton icon="more" label={t('slideHands:slideMenu')} {...props} />}
    />
  )
}
