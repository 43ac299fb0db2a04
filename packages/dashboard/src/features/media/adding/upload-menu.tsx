import { IMAGE_TYPES, type MediaItem, VIDEO_TYPES } from '@taplet/contract'
import { useRef } from 'react'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu } from '../../../ui/overlays/menu.tsx'
import { askForFile } from './ask-for-file.ts'

interface UploadMenuProps {
  kind: MediaItem['kind']
  onFiles: (files: readonly File[]) => void
  /** Opens a file in the editor before it is uploaded. */
  onEditFirst: (file: File) => void
}

// iPhones offer HEIC where it is accepted, and convert to JPEG where it is not: so only other browsers accept it.
const ACCEPT = { IMAGE: [...IMAGE_TYPES].join(','), VIDEO: [...VIDEO_TYPES].join(',') } as const

/** Ways to add files: chosen, edited first, or directly from a phone's camera. */
export function UploadMenu({ kind, onFiles, onEditFirst }: UploadMenuProps) {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  const isPicture = kind === 'IMAGE'
  const accept = ACCEPT[kind]
  const actions = [
    ...(isPicture ? [{ label: t('mediaFiles:editFirst'), onSelect: () => askForFile({ accept }, onEditFirst) }] : []),
    ...(navigator.maxTouchPoints > 0
      ? [
          {
            label: t(isPicture ? 'mediaFiles:takePhoto' : 'mediaFiles:takeVideo'),
            onSelect: () => askForFile({ accept, capture: 'environment' }, (file) => onFiles([file])),
          },
        ]
      : []),
  ]
  return (
    <>
      <Button kind="pri" icon="upload" onClick={() => input.current?.click()}>
        {t('mediaPicker:upload')}
      </Button>
      {actions.length > 0 && (
        <Menu
          actions={actions}
          trigger={(props) => <IconButton icon="down" line label={t('mediaFiles:more')} {...props} />}
        />
      )}
      <input
        ref={input}
        type="file"
        hidden
        multiple
        aria-label={t('mediaPicker:upload')}
        accept={accept}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          event.target.value = '' // the same file may be chosen again
        }}
      />
    </>
  )
}
