import type { Tag } from '@taplet/contract'
import type { Text } from '../../../text/text-key.ts'
import type { MenuAction } from '../../../ui/overlays/menu.tsx'

export type LinkAction =
  | 'edit'
  | 'analytics'
  | 'copy'
  | 'open'
  | 'download'
  | 'nfc'
  | 'point'
  | 'design'
  | 'check'
  | 'switch'
  | 'release'
  | 'delete'

/** Actions on one link. An app's own link cannot be deleted; links beyond the plan's limit cannot be changed. */
export function linkActions(link: Tag, t: Text, onAction: (action: LinkAction, link: Tag) => void): MenuAction[] {
  const action = (name: LinkAction, icon: NonNullable<MenuAction['icon']>, more: Partial<MenuAction> = {}) => ({
    label: t(`links:actions.${name}`),
    icon,
    onSelect: () => onAction(name, link),
    ...more,
  })
  const fixed = { disabled: link.isReadOnly }
  const isTag = link.tagSubType !== null && !link.isDefault
  return [
    action('edit', 'edit'),
    action('analytics', 'chart'),
    action('open', 'open'),
    action('copy', 'copy'),
    action('download', 'download'),
    action('nfc', 'nfc'),
    action('point', 'link', { startsGroup: true, disabled: link.isReadOnly || link.isDefault }),
    action('design', 'drop', fixed),
    action('check', 'reload'),
    action('switch', link.active ? 'eyeOff' : 'eye', {
      ...fixed,
      label: t(link.active ? 'links:actions.switchOff' : 'links:actions.switchOn'),
    }),
    ...(isTag ? [action('release', 'exit', { startsGroup: true })] : []),
    ...(link.isDefault ? [] : [action('delete', 'trash', { danger: true, startsGroup: !isTag })]),
  ]
}
