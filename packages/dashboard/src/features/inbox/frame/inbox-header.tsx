import { useNavigate } from 'react-router'
import { VISITORS_PATH } from '../../../entities/account/visitors-path.ts'
import { useMay } from '../../../entities/session/use-may.ts'
import { useText } from '../../../lib/text.ts'
import { useIsPhone } from '../../../lib/device/use-is-phone.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Menu, type MenuAction } from '../../../ui/overlays/menu.tsx'
import { startDownload } from '../../../lib/start-download.ts'

interface InboxHeaderProps {
  /** How much needs attention. */
  subtitle: string
  /** Address of the export of the filtered list. */
  exportUrl: string
  /** Further actions on the whole list. */
  actions?: readonly MenuAction[]
  onShortcuts: () => void
}

/** The screen's title, the number of new entries, and actions on the whole inbox. */
export function InboxHeader({ subtitle, exportUrl, actions = [], onShortcuts }: InboxHeaderProps) {
  const t = useText()
  const navigate = useNavigate()
  const isPhone = useIsPhone()
  const isOwner = useMay('account')
  const visitors: MenuAction = {
    label: t('inbox:visitors'),
    icon: 'shield',
    onSelect: () => void navigate(VISITORS_PATH),
  }
  const more: MenuAction[] = [
    ...actions,
    ...(isOwner ? [visitors] : []),
    { label: t('inbox:keys.open'), icon: 'keyboard', onSelect: onShortcuts },
  ]
  const rest: MenuAction[] = [
    { label: t('inbox:export'), icon: 'download', onSelect: () => startDownload(exportUrl) },
    { label: t('inbox:settings'), icon: 'settings', onSelect: () => void navigate('/app/inbox/settings') },
  ]
  return (
    <PageHeader
      title={t('inbox:title')}
      subtitle={subtitle}
      actions={
        <>
          {!isPhone && (
            <>
              <Button icon="download" onClick={() => startDownload(exportUrl)}>
                {t('inbox:export')}
              </Button>
              <ButtonLink icon="settings" to="/app/inbox/settings">
                {t('inbox:settings')}
              </ButtonLink>
            </>
          )}
          <Menu
            actions={isPhone ? [...rest, ...more] : more}
            trigger={(trigger) => <IconButton {...trigger} icon="more" label={t('inbox:menu')} />}
          />
        </>
      }
    />
  )
}
