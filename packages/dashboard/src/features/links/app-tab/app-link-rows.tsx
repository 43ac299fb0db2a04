import type { Tag } from '@taplet/contract'
import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import { type Asking, LinkDialogs } from '../dialogs/link-dialogs.tsx'
import type { LinkFacts } from '../list/find-links.ts'
import { LinkRow } from '../list/link-row.tsx'
import styles from '../list/link-row.module.css'
import { useLinkActions } from '../list/use-link-actions.ts'
import { useLinkSteps } from '../list/use-link-steps.ts'
import { editLinkPath } from '../../../entities/link/link-paths.ts'
import type { DownloadDialogComponent } from '../parts/download-dialog.ts'
import type { Known } from '../parts/use-known.ts'

interface AppLinkRowsProps {
  links: readonly Tag[]
  facts: LinkFacts
  known: Known
  publicUrl: string
  DownloadDialog: DownloadDialogComponent
}

const nothing = () => undefined

/** The links of one app, as rows of the list. */
export function AppLinkRows({ links, facts, known, publicUrl, DownloadDialog }: AppLinkRowsProps) {
  const navigate = useNavigate()
  const [asking, setAsking] = useState<Asking>()
  const steps = useLinkSteps(publicUrl)
  const handleAction = useLinkActions({
    steps,
    publicUrl,
    onAsk: (kind, some) => setAsking({ kind, links: some }),
    onEdit: useCallback((link: Tag) => void navigate(editLinkPath(link.tagId)), [navigate]),
  })
  return (
    <>
      <ul className={styles.list}>
        {links.map((link) => (
          <li key={link.tagId}>
            <LinkRow
              link={link}
              scans={facts.scans[link.tagId]}
              health={facts.health[link.tagId]}
              design={known.designById.get(link.qrDesignId ?? '')}
              known={known}
              publicUrl={publicUrl}
              isSelecting={false}
              isSelected={false}
              onAction={handleAction}
            />
          </li>
        ))}
      </ul>
      <LinkDialogs
        asking={asking}
        known={known}
        scans={facts.scans}
        steps={steps}
        DownloadDialog={DownloadDialog}
        onAsk={(kind, some) => setAsking({ kind, links: some })}
        onClose={() => setAsking(undefined)}
        onDone={nothing}
      />
    </>
  )
}
