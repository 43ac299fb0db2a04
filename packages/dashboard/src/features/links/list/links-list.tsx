import type { QrDesign, Tag } from '@taplet/contract'
import { useCallback, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { useLinkUrl } from '../../../lib/api/instance.ts'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { BulkBar } from '../../../ui/list/selecting/bulk-bar.tsx'
import { useSelection } from '../../../ui/list/selecting/use-selection.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { type Asking, LinkDialogs } from '../dialogs/link-dialogs.tsx'
import { editLinkPath } from '../../../entities/link/link-paths.ts'
import type { DownloadDialogComponent } from '../parts/download-dialog.ts'
import type { Known } from '../parts/use-known.ts'
import { type LinkFacts, type stateKeys, stateTests } from './find-links.ts'
import { LinkRow } from './link-row.tsx'
import styles from './link-row.module.css'
import { LinkTools } from './link-tools.tsx'
import type { FoundLinks } from './use-found-links.ts'
import { useLinkActions } from './use-link-actions.ts'
import { useLinkSteps } from './use-link-steps.ts'

/** Rows that are drawn whole at once; the others when they are near. */
const EARLY = 12

interface LinksListProps {
  links: readonly Tag[]
  list: FoundLinks
  facts: LinkFacts
  known: Known
  designOf: (link: Tag) => QrDesign | undefined
  DownloadDialog: DownloadDialogComponent
}

/** The account's links: search, select, and act on one or many. */
export function LinksList({ links, list, facts, known, designOf, DownloadDialog }: LinksListProps) {
  const t = useText()
  const navigate = useNavigate()
  const publicUrl = useLinkUrl()
  const { search, setSearch, chosen, choose, showAll, found, isFiltered, batches } = list
  const order = useMemo(() => found.map((link) => link.tagId), [found])
  const selection = useSelection(order)
  const ids = new Set(selection.ids)
  const ticked = found.filter((link) => ids.has(link.tagId))
  const [asking, setAsking] = useState<Asking>()
  const steps = useLinkSteps(publicUrl)
  const ask = (kindOfQuestion: NonNullable<Asking>['kind'], some: readonly Tag[]) =>
    setAsking({ kind: kindOfQuestion, links: some })
  const handleEdit = useCallback((link: Tag) => void navigate(editLinkPath(link.tagId)), [navigate])
  const handleAction = useLinkActions({
    steps,
    publicUrl,
    onAsk: ask,
    onEdit: handleEdit,
  })
  const count = (key: (typeof stateKeys)[number]) => links.filter((link) => stateTests[key](link, facts)).length
  const deletable = ticked.filter((link) => !link.isDefault)
  return (
    <>
      <LinkTools
        search={search}
        onSearch={setSearch}
        chosen={chosen}
        choose={choose}
        counts={{ all: links.length, active: count('active'), off: count('off'), trouble: count('trouble') }}
        pages={known.pages}
        batches={batches}
        selection={selection}
      />
      {found.length === 0 && isFiltered ? (
        <EmptyState
          drawing="lost"
          title={search ? t('links:list.noMatchSearch', { search }) : t('links:list.noMatch')}
          sentence={search ? t('links:list.noMatchHint') : t('links:list.noMatchFilter')}
          action={<Button onClick={() => showAll('state', 'kind', 'app', 'batch')}>{t('lists:showAll')}</Button>}
        />
      ) : (
        <ul className={styles.list}>
          {found.map((link, index) => (
            <li key={link.tagId}>
              <LinkRow
                link={link}
                isEarly={index < EARLY}
                scans={facts.scans[link.tagId]}
                health={facts.health[link.tagId]}
                design={designOf(link)}
                known={known}
                publicUrl={publicUrl}
                {...selection.marksOf(link.tagId)}
                onAction={handleAction}
              />
            </li>
          ))}
        </ul>
      )}
      <BulkBar
        selection={selection}
        actions={[
          { label: t('links:actions.point'), icon: 'link', onSelect: () => ask('point', ticked) },
          { label: t('links:actions.design'), icon: 'drop', onSelect: () => ask('design', ticked) },
          { label: t('links:actions.switchOn'), icon: 'eye', onSelect: () => steps.switchTo(ticked, true) },
          { label: t('links:actions.switchOff'), icon: 'eyeOff', onSelect: () => steps.switchTo(ticked, false) },
          { label: t('links:actions.files'), icon: 'download', onSelect: () => ask('files', ticked) },
          {
            label: t('links:actions.delete'),
            icon: 'trash',
            danger: true,
            onSelect: () => (deletable.length > 0 ? ask('delete', deletable) : steps.switchTo([], false)),
          },
        ]}
      />
      <LinkDialogs
        asking={asking}
        known={known}
        scans={facts.scans}
        steps={steps}
        DownloadDialog={DownloadDialog}
        onAsk={ask}
        onClose={() => setAsking(undefined)}
        onDone={selection.clear}
      />
    </>
  )
}
