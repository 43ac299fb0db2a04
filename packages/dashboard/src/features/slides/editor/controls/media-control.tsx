import type { EditorControls } from '@taplet/slides/editor'
import type { MediaInfo } from '@taplet/slides/schema'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { useText } from '../../../../lib/text.ts'
import { Button } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/fields/field.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { useEditorContext } from '../editor-context.ts'
import { useStockName } from '../stock/use-stock-name.ts'
import { stockTab } from '../stock/stock-tab.tsx'
import styles from './media-control.module.css'
import { sentence } from './sentence.ts'

/** Why a video failed is stored in the library's entry, not in what views need. */
const reasonOf = (info: MediaInfo): string =>
  'failureReason' in info && typeof info.failureReason === 'string' ? info.failureReason : ''

const thumbnail = (info: MediaInfo | undefined, url: string) => info?.posterUrl || info?.sources[0]?.url || url

function VideoState({ info }: { info: MediaInfo | undefined }) {
  const t = useText()
  const { retryVideo } = useEditorContext()
  if (info?.status === 'PROCESSING')
    return (
      <p className={styles.state} data-tone="waiting" role="status">
        <Icon name="clock" size={16} />
        {t('slides:media.processing')}
      </p>
    )
  if (info?.status !== 'FAILED') return null
  return (
    <div className={styles.state} data-tone="failed" role="alert">
      <Icon name="warning" size={16} />
      <span>
        {t('slides:media.failed')} {reasonOf(info)}
      </span>
      <Button small kind="plain" onClick={() => retryVideo(info.url)}>
        {t('slides:media.retry')}
      </Button>
    </div>
  )
}

/** The file's own name, without the colours and the type that the names of our drawings end with. */
const nameOf = (url: string) => url.split('/').at(-1)?.split('.')[0]

interface ChosenFileProps {
  kind: MediaInfo['kind']
  value: string
  /** Undefined for a file that is not in the account's library. */
  info: MediaInfo | undefined
  onOpen: (start: 'CHOOSE' | 'EDIT') => void
  onRemove: () => void
}

/** The chosen file, with buttons to edit, replace and remove it. */
function ChosenFile({ kind, value, info, onOpen, onRemove }: ChosenFileProps) {
  const t = useText()
  const stockName = useStockName(value)
  const isPicture = kind === 'IMAGE' || Boolean(info?.posterUrl)
  return (
    <div className={styles.chosen}>
      <span className={styles.thumb}>
        {isPicture ? <img src={thumbnail(info, value)} alt="" /> : <Icon name="video" size={24} />}
      </span>
      <span className={styles.name}>
        {info && 'fileName' in info ? String(info.fileName) : (stockName ?? nameOf(value))}
      </span>
      {/* A file of the library; one of another place is not ours to edit. */}
      {info?.status === 'READY' && (
        <IconButton
          small
          icon="edit"
          label={t(kind === 'IMAGE' ? 'slides:media.edit' : 'slides:media.editVideo')}
          onClick={() => onOpen('EDIT')}
        />
      )}
      <Button small onClick={() => onOpen('CHOOSE')}>
        {t('slides:media.change')}
      </Button>
      <Button small kind="plain" danger onClick={onRemove}>
        {t('slides:media.remove')}
      </Button>
    </div>
  )
}

/** Keeps the focus in a group whose focused control disappears with a change. */
function usePreservedFocus(changes: readonly unknown[]) {
  const group = useRef<HTMLDivElement>(null)
  const isDue = useRef(false)
  // Effect: the document's focus. A closing dialog returns it to an element that may be gone.
  useEffect(() => {
    if (!isDue.current) return
    isDue.current = false
    if (document.activeElement === document.body) group.current?.querySelector('button')?.focus()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- they say when
  }, changes)
  return { group, keepFocus: () => (isDue.current = true) }
}

/** A picture or video of the library: the chosen one, its state, and ways to choose another. */
export function MediaControl(props: ComponentProps<EditorControls['Media']>) {
  const { label, hint, error, kind, value, onChange } = props
  const t = useText()
  const { media, parts } = useEditorContext()
  const [opened, setOpened] = useState<'CHOOSE' | 'EDIT'>()
  const info = media[value]
  const { group, keepFocus } = usePreservedFocus([value, opened])
  return (
    <Field label={label} hint={hint} error={sentence(label, error)} isGroup>
      {({ labelId }) => (
        <div ref={group} className={styles.media} role="group" aria-labelledby={labelId}>
          {value ? (
            <ChosenFile
              {...{ kind, value, info }}
              onOpen={setOpened}
              onRemove={() => {
                keepFocus()
                onChange('')
              }}
            />
          ) : (
            <button type="button" className={styles.choose} data-choose-media onClick={() => setOpened('CHOOSE')}>
              <Icon name={kind === 'IMAGE' ? 'image' : 'video'} size={24} />
              {t('slides:media.choose')}
            </button>
          )}
          <VideoState info={info} />
          {opened && (
            <parts.MediaPicker
              kind={kind}
              value={value}
              onChoose={(url) => {
                keepFocus()
                onChange(url)
                setOpened(undefined)
              }}
              onClose={() => setOpened(undefined)}
              {...(opened === 'EDIT' && { start: 'EDIT' as const })}
              {...(kind === 'IMAGE' && { extraTabs: [stockTab(t)] })}
            />
          )}
        </div>
      )}
    </Field>
  )
}
