import type { Difference } from '@taplet/slides/edits'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../lib/api/api.ts'
import { addTexts, useText } from '../../lib/text.ts'
import { conflict } from '../../text/en/conflict.ts'
import { versions as versionTexts } from '../../text/en/versions.ts'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { Delayed } from '../../ui/states/delayed.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Loader } from '../../ui/states/loader.tsx'
import { DifferenceList } from './difference-list.tsx'
import { versionsQuery } from './queries.ts'
import { VersionDetail } from './version-detail.tsx'
import { VersionList } from './version-list.tsx'
import type { VersionsProps } from './versions-props.ts'
import styles from './versions-panel.module.css'

// The conflict's texts name values, which differences show too.
addTexts('conflict', conflict)
addTexts('versions', versionTexts)

const EDITS = 'EDITS' // selects the unsaved edits instead of a version

type EditsDetailProps = Pick<VersionsProps<unknown>, 'edited' | 'describe'> & {
  differences: readonly Difference[]
  preview: VersionsProps<unknown>['preview']
}

/** The unsaved edits; without versions and without edits, a line that says there is nothing yet. */
function EditsDetail({ differences, edited, preview, describe }: EditsDetailProps) {
  const t = useText()
  if (differences.length === 0) return <p>{t('versions:empty')}</p>
  return (
    <>
      {preview?.(edited)}
      <DifferenceList differences={differences.map((one) => describe(one))} />
    </>
  )
}

/** What VersionsDialog draws. */
export function VersionsPanel(props: VersionsProps<unknown>) {
  const { kind, targetId, published, edited, preview, compare, describe, onClose } = props
  const t = useText()
  const [openedAt] = useState(Date.now)
  const { data: versions = [], ...query } = useQuery(versionsQuery(useApi(), { kind, targetId }))
  const differences = compare(published, edited)
  const [chosen, setChosen] = useState(differences.length > 0 ? EDITS : undefined)
  const current = versions.find((version) => version.versionId === chosen) ?? (chosen ? undefined : versions[0])

  return (
    <Dialog open isWide title={t('versions:title')} closeLabel={t('close')} onClose={onClose}>
      <p>{t('versions:lead')}</p>
      {query.isPending && (
        <Delayed>
          <Loader label={t('versions:title')} />
        </Delayed>
      )}
      {query.isError && (
        <ErrorState
          title={t('versions:failedTitle')}
          sentence={t('versions:failed')}
          retry={{ label: t('retry'), onRetry: () => void query.refetch(), busy: query.isFetching }}
        />
      )}
      {!query.isPending && !query.isError && (
        <div className={styles.columns}>
          <VersionList
            {...{ versions, openedAt, compare, describe }}
            parse={props.parse}
            differences={differences.length}
            chosen={current?.versionId}
            onChoose={(versionId) => setChosen(versionId ?? EDITS)}
          />
          <div className={styles.detail}>
            {current ? (
              // Keyed, because a half-typed name belongs to one version.
              <VersionDetail
                key={current.versionId}
                version={current}
                isOnScreen={current.isCurrent && differences.length === 0}
                {...props}
              />
            ) : (
              <EditsDetail {...{ differences, edited, preview, describe }} />
            )}
          </div>
        </div>
      )}
    </Dialog>
  )
}
