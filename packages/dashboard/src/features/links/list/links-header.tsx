import { API_PREFIX, LINKS_EXPORT_PATH, type Tag } from '@taplet/contract'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { useText } from '../../../lib/text.ts'
import { useIsPhone } from '../../../lib/device/use-is-phone.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Menu } from '../../../ui/overlays/menu.tsx'
import { lazyPiece } from '../../../ui/pieces/lazy-piece.tsx'
import { startDownload } from '../../../lib/start-download.ts'
import { deviceZone } from '../../../lib/device/device-zone.ts'
import type { DownloadDialogComponent } from '../parts/download-dialog.ts'
import { newLinkPath } from '../../../entities/link/link-paths.ts'

const ImportDialog = lazyPiece(async () => (await import('../import/import-dialog.tsx')).ImportDialog, 'OVER')
const FallbackDialog = lazyPiece(async () => (await import('../dialogs/fallback-dialog.tsx')).FallbackDialog, 'OVER')

interface LinksHeaderProps {
  subtitle: string | undefined
  /** Undefined while they load. */
  links: readonly Tag[] | undefined
  isImporting: boolean
  DownloadDialog: DownloadDialogComponent
  onImporting: (isOpen: boolean) => void
}

/** Where one is, and what is done with all links at once. */
export function LinksHeader({ subtitle, links, isImporting, DownloadDialog, onImporting }: LinksHeaderProps) {
  const t = useText()
  const navigate = useNavigate()
  const isPhone = useIsPhone()
  const [asking, setAsking] = useState<'files' | 'fallback'>()
  const none = (links ?? []).length === 0
  const exportCsv = () =>
    startDownload(`${API_PREFIX}${LINKS_EXPORT_PATH}?${new URLSearchParams({ timezone: deviceZone() })}`)
  return (
    <>
      <PageHeader
        title={t('links:list.title')}
        {...(subtitle && { subtitle })}
        actions={
          <>
            <Menu
              actions={[
                { label: t('links:list.import'), icon: 'upload', onSelect: () => onImporting(true) },
                { label: t('links:list.exportCsv'), icon: 'download', disabled: none, onSelect: exportCsv },
                {
                  label: t('links:list.exportCodes'),
                  icon: 'image',
                  disabled: none,
                  onSelect: () => setAsking('files'),
                },
                {
                  label: t('links:list.claim'),
                  icon: 'phone',
                  startsGroup: true,
                  onSelect: () => void navigate('/info/tagRegistration'),
                },
                { label: t('links:list.fallback'), icon: 'settings', onSelect: () => setAsking('fallback') },
              ]}
              trigger={(trigger) => <IconButton {...trigger} icon="more" line label={t('links:list.more')} />}
            />
            <ButtonLink kind="pri" icon="plus" to={newLinkPath()}>
              {t(isPhone ? 'links:newShort' : 'links:new')}
            </ButtonLink>
          </>
        }
      />
      <Suspense fallback={null}>
        {isImporting && <ImportDialog onClose={() => onImporting(false)} />}
        {asking === 'files' && links && (
          <DownloadDialog tagIds={links.map((link) => link.tagId)} onClose={() => setAsking(undefined)} />
        )}
        {asking === 'fallback' && <FallbackDialog onClose={() => setAsking(undefined)} />}
      </Suspense>
    </>
  )
}
