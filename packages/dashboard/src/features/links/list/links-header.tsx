import { addresses, callUrl, type Tag } from '@taplet/contract'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { useText } from '../../../lib/text.ts'
import { useIsPhone } from '../../../lib/device/use-is-phone.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Menu } from '../../../ui/overlays/menu.tsx'
import { lazyComponent } from '../../../ui/lazy/lazy-component.tsx'
import { startDownload } from '../../../lib/start-download.ts'
import { ownZone } from '../../../lib/device/device-zone.ts'
import type { DownloadDialogComponent } from '../parts/download-dialog.ts'
import type { FoundLinks } from './use-found-links.ts'
import { newLinkPath } from '../../../entities/link/link-paths.ts'

const ImportDialog = lazyComponent(async () => (await import('../import/import-dialog.tsx')).ImportDialog, 'OVER')
const SeriesDialog = lazyComponent(async () => (await import('../series/series-dialog.tsx')).SeriesDialog, 'OVER')
const FallbackDialog = lazyComponent(
  async () => (await import('../dialogs/fallback-dialog.tsx')).FallbackDialog,
  'OVER',
)

interface LinksHeaderProps {
  subtitle: string | undefined
  /** Undefined while loading. */
  links: readonly Tag[] | undefined
  /** Those that the list shows. */
  found: FoundLinks
  isImporting: boolean
  DownloadDialog: DownloadDialogComponent
  onImporting: (isOpen: boolean) => void
}

/** The screen's title, and actions on all links. */
export function LinksHeader({
  subtitle,
  links,
  found: list,
  isImporting,
  DownloadDialog,
  onImporting,
}: LinksHeaderProps) {
  const t = useText()
  const navigate = useNavigate()
  const isPhone = useIsPhone()
  const [asking, setAsking] = useState<'files' | 'fallback' | 'series'>()
  const none = (links ?? []).length === 0
  const { found, isFiltered } = list
  const exportCsv = () => startDownload(callUrl(addresses.links.export, { timezone: ownZone() }))
  return (
    <>
      <PageHeader
        title={t('links:list.title')}
        {...(subtitle && { subtitle })}
        actions={
          <>
            <Menu
              actions={[
                { label: t('links:list.series'), icon: 'plus', onSelect: () => setAsking('series') },
                { label: t('links:list.import'), icon: 'upload', onSelect: () => onImporting(true) },
                { label: t('links:list.exportCsv'), icon: 'download', disabled: none, onSelect: exportCsv },
                {
                  label: isFiltered
                    ? t('links:list.exportShown', { count: found.length })
                    : t('links:list.exportCodes'),
                  icon: 'image',
                  disabled: found.length === 0,
                  onSelect: () => setAsking('files'),
                },
                {
                  label: t('links:list.claim'),
                  icon: 'nfc',
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
        {asking === 'files' && (
          <DownloadDialog tagIds={found.map((link) => link.tagId)} onClose={() => setAsking(undefined)} />
        )}
        {asking === 'series' && <SeriesDialog onClose={() => setAsking(undefined)} />}
        {asking === 'fallback' && <FallbackDialog onClose={() => setAsking(undefined)} />}
      </Suspense>
    </>
  )
}
