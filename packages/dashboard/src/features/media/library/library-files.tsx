import type { MediaItem } from '@taplet/contract'
import type { UseQueryResult } from '@tanstack/react-query'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import type { MenuAction } from '../../../ui/overlays/menu.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Skeleton, Skeletons } from '../../../ui/states/skeleton.tsx'
import type { Asked } from './library-dialogs.tsx'
import styles from './library.module.css'
import { MediaTile } from './media-tile.tsx'
import type { useTicks } from './use-ticks.ts'

const SKELETONS = [1, 2, 3, 4, 5, 6]

interface LibraryFilesProps {
  library: UseQueryResult<MediaItem[]>
  kind: MediaItem['kind']
  value: string
  found: readonly MediaItem[]
  hasAny: boolean
  search: string
  ticks: ReturnType<typeof useTicks>
  onChoose: (url: string) => void
  onAsk: (asked: Asked) => void
  onShowAll: () => void
}

/** The files, or an empty state. */
export function LibraryFiles(props: LibraryFilesProps) {
  const { library, kind, value, found, hasAny, search, ticks, onChoose, onAsk, onShowAll } = props
  const t = useText()
  if (library.isPending)
    return (
      <Skeletons label={t('mediaPicker:loading')}>
        <div className={styles.grid}>
          {SKELETONS.map((key) => (
            <Skeleton key={key} height={168} radius={12} />
          ))}
        </div>
      </Skeletons>
    )
  if (!library.data)
    return (
      <ErrorState
        title={t('mediaPicker:errorTitle')}
        sentence={t('mediaPicker:error')}
        safe={t('mediaPicker:errorSafe')}
        retry={{ label: t('retry'), onRetry: () => void library.refetch(), busy: library.isFetching }}
      />
    )
  if (!hasAny) {
    const title = kind === 'IMAGE' ? 'mediaPicker:emptyImageTitle' : 'mediaPicker:emptyVideoTitle'
    return <EmptyState drawing="pictures" title={t(title)} sentence={t('mediaPicker:empty')} />
  }
  if (found.length === 0)
    return (
      <EmptyState
        drawing="lost"
        title={search ? t('mediaPicker:noneTitle', { search }) : t('mediaFiles:none')}
        sentence={search ? t('mediaPicker:none') : t('mediaFiles:noneSentence')}
        action={<Button onClick={onShowAll}>{t('mediaFiles:showAll')}</Button>}
      />
    )
  const actionsOf = (item: MediaItem): MenuAction[] => {
    const original = item.originalMediaId && library.data.find((one) => one.mediaId === item.originalMediaId)
    const edit = item.kind === 'IMAGE' ? 'mediaFiles:edit' : 'mediaFiles:editVideo'
    return [
      { label: t('mediaFiles:details'), icon: 'info', onSelect: () => onAsk({ what: 'DETAILS', item }) },
      ...(item.status === 'READY'
        ? [{ label: t(edit), icon: 'edit' as const, onSelect: () => onAsk({ what: 'EDIT', item }) }]
        : []),
      ...(original
        ? [
            {
              label: t('mediaFiles:backToOriginal'),
              icon: 'undo' as const,
              onSelect: () => onAsk({ what: 'BACK', item, original }),
            },
          ]
        : []),
      {
        label: t('mediaFiles:delete'),
        icon: 'trash',
        danger: true,
        startsGroup: true,
        onSelect: () => onAsk({ what: 'DELETE', items: [item] }),
      },
    ]
  }
  return (
    <ul className={styles.grid}>
      {found.map((item) => (
        <li key={item.mediaId}>
          <MediaTile
            item={item}
            isChosen={item.url === value}
            tick={ticks.has(item.mediaId)}
            onChoose={({ url }) => onChoose(url)}
            onTick={ticks.tick}
            actionsOf={actionsOf}
          />
        </li>
      ))}
    </ul>
  )
}
