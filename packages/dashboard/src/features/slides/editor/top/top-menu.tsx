import { useNavigate } from 'react-router'
import { useText } from '../../../../lib/text.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Menu, type MenuAction } from '../../../../ui/overlays/menu.tsx'
import { useEditorActionsContext } from '../interactions/editor-actions-context.ts'
import { devices } from '../interactions/use-view.ts'
import type { EditorLayout } from '../../../../editing/use-editor-layout.ts'
import type { SlidePosition } from './slide-position.ts'
import type { TopActions } from './use-top-actions.ts'

interface TopMenuProps {
  layout: EditorLayout
  appContext: SlidePosition | undefined
  actions: TopActions
}

/** Less frequent actions on the whole slide; on phones also those that have their own button on larger screens. */
export function TopMenu({ layout, appContext, actions: top }: TopMenuProps) {
  const t = useText()
  const editorActions = useEditorActionsContext()
  const navigate = useNavigate()
  const { device, isLargeText } = editorActions
  const next = devices[(devices.indexOf(device) + 1) % devices.length] ?? device
  const { previous, next: following } = appContext ?? {}
  const inApp: MenuAction[] = [
    {
      label: t('slideActions:app.previous'),
      icon: 'arrowLeft',
      disabled: previous === undefined,
      onSelect: () => previous && void navigate(previous, { replace: true }),
    },
    {
      label: t('slideActions:app.next'),
      icon: 'arrowRight',
      disabled: following === undefined,
      onSelect: () => following && void navigate(following, { replace: true }),
    },
  ]
  const onPhone: MenuAction[] = [
    {
      label: t('slideActions:nextWidth', { width: next.width }),
      icon: 'apps',
      startsGroup: true,
      onSelect: () => editorActions.setDevice(next),
    },
    {
      label: t('slideActions:textSize', { percent: isLargeText ? 100 : 200 }),
      icon: 'text',
      onSelect: () => editorActions.setIsLargeText(!isLargeText),
    },
  ]
  const actions: MenuAction[] = [
    ...(top.publishApp && layout !== 'DESKTOP'
      ? [{ label: t('slides:editor.publish'), icon: 'globe' as const, onSelect: top.publishApp }]
      : []),
    ...(appContext && layout === 'PHONE' ? inApp : []),
    { label: t('editing:versions'), icon: 'clock', startsGroup: true, onSelect: top.openVersions },
    { label: t('slideActions:paste'), icon: 'copy', onSelect: () => void editorActions.pasteFromMenu() },
    { label: t('slideActions:choose'), icon: 'check', onSelect: () => editorActions.setIsChoosing(true) },
    { label: t('slideActions:copyLook'), startsGroup: true, onSelect: editorActions.copyLook },
    { label: t('slideActions:pasteLook'), onSelect: editorActions.pasteLook },
    ...(layout === 'PHONE' ? onPhone : []),
    { label: t('slideActions:shortcuts'), startsGroup: true, icon: 'info', onSelect: editorActions.openShortcuts },
  ]
  return (
    <Menu
      actions={actions}
      trigger={(props) => <IconButton icon="more" label={t('slideActions:slideMenu')} {...props} />}
    />
  )
}
