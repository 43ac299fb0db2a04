import type { Page } from '@taplet/contract'
import { useNavigate } from 'react-router'
import { useIsPhone } from '../../../../lib/device/use-is-phone.ts'
import { useText } from '../../../../lib/text.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Menu, type MenuAction } from '../../../../ui/overlays/menu.tsx'
import { useCancelSchedule } from './use-cancel-schedule.ts'

export type PublishStep = 'PUBLISH' | 'PREVIEW' | 'REVIEW' | 'SCHEDULE' | 'UNPUBLISH'

interface PublishMenuProps {
  page: Page
  changeCount: number
  onStep: (step: PublishStep) => void
  /** What else a phone has room for nowhere else. */
  more: readonly MenuAction[]
}

/** What else there is to do about publishing; on a phone, about the whole app. */
export function PublishMenu({ page, changeCount, onStep, more }: PublishMenuProps) {
  const t = useText()
  const navigate = useNavigate()
  const cancel = useCancelSchedule()
  const isPhone = useIsPhone()
  const actions = (): MenuAction[] => [
    // It has a button of its own where there is room for it.
    ...(isPhone
      ? [
          {
            label: t('experiences:editor.preview'),
            icon: 'play' as const,
            onSelect: () => void navigate(`/app/experiences/demo/${page.fullPagePath}`),
          },
        ]
      : []),
    { label: t('experiences:publishing.preview'), icon: 'link', onSelect: () => onStep('PREVIEW') },
    {
      label: t('experiences:publishing.review'),
      icon: 'edit',
      disabled: changeCount === 0,
      onSelect: () => onStep('REVIEW'),
    },
    page.scheduledFor === null
      ? {
          label: t('experiences:publishing.schedule'),
          icon: 'clock',
          disabled: page.active && changeCount === 0,
          onSelect: () => onStep('SCHEDULE'),
        }
      : { label: t('experiences:publishing.cancelSchedule'), icon: 'clock', onSelect: () => cancel.mutate(page) },
    ...(page.active
      ? [
          {
            label: t('experiences:publishing.unpublish'),
            icon: 'eyeOff' as const,
            startsGroup: true,
            onSelect: () => onStep('UNPUBLISH'),
          },
        ]
      : []),
    ...more,
  ]
  return (
    <Menu
      actions={actions}
      trigger={(trigger) => (
        <IconButton
          {...trigger}
          icon="more"
          label={t(isPhone ? 'experienceEditor:more' : 'experiences:publishing.menu')}
        />
      )}
    />
  )
}
