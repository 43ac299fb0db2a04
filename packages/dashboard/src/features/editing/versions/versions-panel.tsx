import { dataDifferences } from '@taplet/slides/edits'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useStudio } from '../../../lib/studio.ts'
import { useText } from '../../../lib/text.ts'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { Delayed } from '../../../ui/states/delayed.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Loader } from '../../../ui/states/loader.tsx'
import { ago } from '../ago.ts'
import { DifferenceList } from './difference-list.tsx'
import { versionsQuery } from './queries.ts'
import { VersionDetail } from './version-detail.tsx'
import type { VersionsDialogProps } from './versions-dialog.tsx'
import styles from './versions-panel.module.css'

const EDITS = 'EDITS' // chosen instead of a version: what is not saved yet

/** What VersionsDialog draws. */
export function VersionsPanel(props: VersionsDialogProps<unknown>) {
  const { kind, targetId, published, edited, preview, describe, onClose } = props
  const t = useText()
  const [openedAt] = useState(Date.now)
  const { data: versions = [], ...query } = useQuery(versionsQuery(useStudio(), { kind, targetId }))
  const differences = dataDifferences(published, edited)
  const [chosen, setChosen] = useState(differences.length > 0 ? EDITS : undefined)
  const current = versions.find((version) => version.versionId === chosen) ?? (chosen ? undefined : versions[0])

  return (
    <Dialog open isWide title={t('editing:versions.title')} closeLabel={t('close')} onClose={onClose}>
      <p>{t('editing:versions.lead')}</p>
      {query.isPending && (
        <Delayed>
          <Loader label={t('editing:versions.title')} />
        </Delayed>
      )}
      {query.isError && (
        <ErrorState
          title={t('editing:versions.failedTitle')}
          sentence={t('editing:versions.failed')}
          retry={{ label: t('retry'), onRetry: () => void query.refetch(), busy: query.isFetching }}
        />
      )}
      {!query.isPending && !query.isError && (
        <div className={styles['columns']}>
          <ul className={styles['list']}>
            {differences.length > 0 && (
              <li>
                <button type="button" aria-pressed={!current} onClick={() => setChosen(EDITS)}>
                  <b>{t('editing:versions.unsaved')}</b>
                  <small>{t('editing:versions.differences', { count: differences.length })}</small>
                </button>
              </li>
            )}
            {versions.map((version) => {
              const when = ago(Date.parse(version.createdAt), openedAt)
              const saved = t('editing:versions.saved', { when })
              return (
                <li key={version.versionId}>
                  <button type="button" aria-pressed={version === current} onClick={() => setChosen(version.versionId)}>
                    <b>{version.name || saved}</b>
                    <small>
                      {[version.name && saved, version.isCurrent && t('editing:versions.current')]
                        .filter(Boolean)
                        .join(' · ')}
                    </small>
                  </button>
                </li>
              )
            })}
          </ul>
          <div className={styles['detail']}>
            {current ? (
              // The name that is half typed belongs to one version.
              <VersionDetail key={current.versionId} version={current} {...props} />
            ) : (
              <>
                {differences.length > 0 && preview?.(edited)}
                {differences.length > 0 ? (
                  <DifferenceList differences={differences.map(describe)} />
                ) : (
                  <p>{t('editing:versions.empty')}</p>
                )}
              </>
            )}
          </div>
        </div>
      )}
    </Dialog>
  )
}
