import type { Text } from '../../../../text/text-key.ts'
import type { MenuAction } from '../../../../ui/overlays/menu.tsx'
import type { SlideSteps } from './use-slide-steps.ts'

interface TileActions {
  t: Text
  itemId: string
  order: readonly string[]
  /** Other apps show it too. */
  isShared: boolean
  steps: SlideSteps
  onEdit: () => void
  onAbout: () => void
  onToOther: () => void
  onHours: () => void
}

/** The menu of a tile. */
export function tileActions({
  t,
  itemId,
  order,
  isShared,
  steps,
  onEdit,
  onAbout,
  onToOther,
  onHours,
}: TileActions): MenuAction[] {
  return [
    { label: t('experiences:editor.editSlide'), icon: 'edit', onSelect: onEdit },
    { label: t('experienceEditor:strip.about'), icon: 'info', onSelect: onAbout },
    { label: t('experienceEditor:strip.hours'), icon: 'clock', onSelect: onHours },
    {
      label: t('experiences:editor.moveLeft'),
      icon: 'arrowLeft',
      startsGroup: true,
      disabled: order[0] === itemId,
      onSelect: () => steps.move([itemId], 'LEFT'),
    },
    {
      label: t('experiences:editor.moveRight'),
      icon: 'arrowRight',
      disabled: order.at(-1) === itemId,
      onSelect: () => steps.move([itemId], 'RIGHT'),
    },
    {
      label: t('experienceEditor:strip.inPlace'),
      icon: 'copy',
      startsGroup: true,
      onSelect: () => steps.duplicate([itemId]),
    },
    ...(isShared
      ? [
          {
            label: t('experienceEditor:strip.own'),
            icon: 'copy' as const,
            onSelect: () => steps.own(itemId),
          },
        ]
      : []),
    { label: t('experienceEditor:strip.toOther'), icon: 'apps', onSelect: onToOther },
    {
      label: t('experiences:editor.remove'),
      icon: 'trash',
      danger: true,
      startsGroup: true,
      onSelect: () => steps.remove([itemId]),
    },
  ]
}
