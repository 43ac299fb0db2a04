import type { QrDesign, Tag } from '@taplet/contract'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { usePublicUrl } from '../../../lib/api/instance.ts'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { BulkBar } from '../../../ui/list/selecting/bulk-bar.tsx'
import { useListAddress } from '../../../ui/list/use-list-address.ts'
import { useSelection } from '../../../ui/list/selecting/use-selection.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { type Asking, LinkDialogs } from '../dialogs/link-dialogs.tsx'
import { destinationWords, shownDestination } from '../parts/destination.ts'
import { editLinkPath } from '../../../entities/link/link-paths.ts'
import type { DownloadDialogComponent } from '../parts/download-dialog.ts'
import type { Known } from '../parts/use-known.ts'
import { findLinks, kindKeys, type LinkFacts, searchTexts, sortKeys, stateKeys, stateTests } from './find-links.ts'
import { LinkRow } from './link-row.tsx'
import styles from './link-row.module.css'
import { LinkTools } from './link-tools.tsx'
import { useLinkActions } from './use-link-actions.ts'
import { useLinkSteps } from './use-link-steps.ts'

interface LinksListProps {
  links: readonly Tag[]
  facts: LinkFacts
  known: Known
  designOf: (link: Tag) => QrDesign | undefined
  DownloadDialog: DownloadDialogComponent
}

/** The links of the account: find, tick, and do something with one or many. */
export function LinksList({ links, facts, known, designOf, DownloadDialog }: LinksListProps) {
  const t = useText()
  const navigate = useNavigate()
  const publicUrl = usePublicUrl()
  const apps = useMemo(() => ['', ...known.pages.map((page) => page.experienceId)] as const, [known.pages])
  const choices = { sort: sortKeys, state: stateKeys, kind: kindKeys, app: apps } as const
  const { search, setSearch, chosen, choose, showAll } = useListAddress(choices)
  const { sort, state, kind, app } = chosen
  const wanted = useDeferredValue(search)
  const texts = useMemo(
    () => searchTexts(links, (link) => destinationWords(shownDestination(link, known), t)),
    [links, known, t],
  )
  const found = useMemo(
    () => findLinks(links, texts, facts, { search: wanted, sort, state, kind, app }),
    [links, texts, facts, wanted, sort, state, kind, app],
  )
  const order = useMemo(() => found.map((link) => link.tagId), [found])
  const selection = useSelection(order)
  const ticked = found.filter((link) => selection.ids.includes(link.tagId))
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
  const isFiltered = search !== '' || state !== 'all' || kind !== 'any' || app !== ''
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
        selection={selection}
      />
      {found.length === 0 && isFiltered ? (
        <EmptyState
          drawing="lost"
          title={search ? t('links:list.noMatchSearch', { search }) : t('links:list.noMatch')}
          sentence={search ? t('links:list.noMatchHint') : t('links:list.noMatchFilter')}
          action={<Button onClick={() => showAll('state', 'kind', 'app')}>{t('lists:showAll')}</Button>}
        />
      ) : (
        <ul className={styles['list']}>
          {found.map((link) => (
            <li key={link.tagId}>
              <LinkRow
                link={link}
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
