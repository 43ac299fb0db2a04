import { MEGABYTE } from '@taplet/base/bytes'
import { MEDIA_LIMITS, type MediaItem } from '@taplet/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../lib/api/api.ts'
import { addTexts, useText } from '../../../lib/text.ts'
import { mediaFiles } from '../../../text/en/media/media-files.ts'
import { mediaPicker } from '../../../text/en/media/media-picker.ts'
import { Segment } from '../../../ui/fields/segment.tsx'
import { SearchField } from '../../../ui/fields/search-field.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { useIncomingFiles } from '../adding/use-incoming-files.ts'
import { everything, findMedia } from './find-media.ts'
import { type Asked, LibraryDialogs } from './library-dialogs.tsx'
import { LibraryFiles } from './library-files.tsx'
import { LibraryTools, StorageLine } from './library-tools.tsx'
import styles from './library.module.css'
import type { MediaPickerProps } from '../../../entities/media/media-picker.ts'
import { ProcessingList } from '../adding/processing-list.tsx'
import { mediaQuery } from '../../../entities/media/queries.ts'
import { SelectionBar } from './selection-bar.tsx'
import { UploadMenu } from '../adding/upload-menu.tsx'
import { useOfMediaQuery } from './use-of-media-query.ts'
import { usePickerUploads } from '../adding/use-picker-uploads.ts'
import { useTicks } from './use-ticks.ts'

addTexts('mediaFiles', mediaFiles)
addTexts('mediaPicker', mediaPicker)

const OWN = 'OWN'
const NOTHING: readonly MediaItem[] = []
const NO_USES = new Map()
const facts = {
  IMAGE: { title: 'mediaPicker:imageTitle', kinds: 'mediaPicker:imageKinds', limit: MEDIA_LIMITS.image },
  VIDEO: { title: 'mediaPicker:videoTitle', kinds: 'mediaPicker:videoKinds', limit: MEDIA_LIMITS.video },
} as const

type OwnLibraryProps = Pick<MediaPickerProps, 'kind' | 'value' | 'onChoose'>

/** The account's files: choose, add, edit, rename and delete. */
function OwnLibrary({ kind, value, onChoose }: OwnLibraryProps) {
  const t = useText()
  const library = useQuery(mediaQuery(useApi()))
  const { data: use } = useQuery(useOfMediaQuery(useApi()))
  const [wish, setWish] = useState(everything)
  const [asked, setAsked] = useState<Asked>()
  const queue = usePickerUploads(kind, onChoose)
  const { isOver, drop } = useIncomingFiles((files) => void queue.add(files))
  const items = library.data ?? NOTHING
  const ofKind = items.filter((item) => item.kind === kind)
  const uses = use?.uses ?? NO_USES
  const found = findMedia(ofKind, wish, uses)
  const ticks = useTicks(found)
  const { kinds, limit } = facts[kind]
  return (
    <div className={styles.picker} data-over={isOver} {...drop}>
      <div className={styles.bar}>
        <SearchField
          label={t('mediaFiles:search')}
          clearLabel={t('clear')}
          value={wish.search}
          onChange={(search) => setWish({ ...wish, search })}
        />
        <UploadMenu kind={kind} onFiles={queue.add} onEditFirst={(file) => setAsked({ what: 'EDIT_FILE', file })} />
      </div>
      <p className={styles.drop}>
        <b>{isOver ? t('mediaPicker:dropNow') : t('mediaPicker:drop')}</b>
        <span>{t(kinds, { limit: limit / MEGABYTE })}</span>
      </p>
      {queue.lost.length > 0 && (
        <p className={styles.lost} role="status">
          {t('mediaFiles:lost', { names: queue.lost.join(', ') })}
        </p>
      )}
      <ProcessingList queue={queue} library={ofKind} onDelete={(item) => setAsked({ what: 'DELETE', items: [item] })} />
      {ofKind.length > 0 && (
        <LibraryTools
          wish={wish}
          isTicking={ticks.isTicking}
          onChange={setWish}
          onTicking={(isOn) => (isOn ? ticks.start() : ticks.end())}
        />
      )}
      <LibraryFiles
        {...{ library, kind, value, found, ticks, onChoose }}
        hasAny={ofKind.length > 0}
        search={wish.search}
        onAsk={setAsked}
        onShowAll={() => setWish(everything)}
      />
      {use && <StorageLine {...use} />}
      {ticks.isTicking && (
        <SelectionBar ticks={ticks} onDelete={() => setAsked({ what: 'DELETE', items: ticks.ticked })} />
      )}
      <LibraryDialogs
        {...{ asked, uses, onChoose }}
        library={items}
        onClose={() => {
          if (asked?.what === 'DELETE') ticks.end()
          setAsked(undefined)
        }}
      />
    </div>
  )
}

/** The dialog behind MediaPicker: the account's library, and other sources. */
export function MediaLibrary({ kind, value, onChoose, onClose, extraTabs = [] }: Omit<MediaPickerProps, 'start'>) {
  const t = useText()
  const [tabId, setTabId] = useState(OWN)
  const tab = extraTabs.find((one) => one.id === tabId)
  return (
    <Dialog open title={t(facts[kind].title)} closeLabel={t('close')} onClose={onClose} isWide fillsPhone>
      {extraTabs.length > 0 && (
        <Segment
          label={t('mediaFiles:tabs')}
          value={tabId}
          options={[
            { value: OWN, label: t('mediaFiles:libraryTab') },
            ...extraTabs.map(({ id, label }) => ({ value: id, label })),
          ]}
          onChange={setTabId}
        />
      )}
      {tab ? <tab.Content kind={kind} onChoose={onChoose} /> : <OwnLibrary {...{ kind, value, onChoose }} />}
    </Dialog>
  )
}
