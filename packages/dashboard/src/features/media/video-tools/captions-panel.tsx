import { MEGABYTE } from '@taplet/base/bytes'
import { MAX_CAPTION_BYTES, type MediaItem } from '@taplet/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useApi } from '../../../lib/api/api.ts'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { SwitchField } from '../../../ui/fields/switch-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Chip } from '../../../ui/layout/chip.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'
import { languageOptions } from './languages.ts'
import { readCaptions } from './read-captions.ts'
import styles from './video-tools.module.css'

interface CaptionsPanelProps {
  item: MediaItem
  onChange: (item: MediaItem) => void
}

/** The existing captions, each removable. */
function CaptionList({ item, onChange }: CaptionsPanelProps) {
  const t = useText()
  const studio = useApi().media
  const client = useQueryClient()
  const remove = useMutation({
    mutationFn: (language: string) => studio.removeCaptions({ mediaId: item.mediaId, language }),
    onSuccess: ({ media }) => {
      onChange(media)
      toast.done(t('mediaVideo:removed'))
    },
    onError: (error) => toast.failed(error.message),
    onSettled: () => client.invalidateQueries({ queryKey: ['media'] }),
  })
  const captions = item.captions ?? []
  if (captions.length === 0) return <p className={styles.hint}>{t('mediaVideo:noCaptions')}</p>
  return (
    <ul className={styles.list}>
      {captions.map(({ language, label, isDefault }) => (
        <li key={language}>
          <span>{label}</span>
          {isDefault && <Chip tone="blue">{t('mediaVideo:default')}</Chip>}
          <IconButton
            small
            icon="trash"
            label={t('mediaVideo:remove', { label })}
            disabled={remove.isPending}
            onClick={() => remove.mutate(language)}
          />
        </li>
      ))}
    </ul>
  )
}

/** Captions in several languages. A file replaces the one of the same language. */
export function CaptionsPanel({ item, onChange }: CaptionsPanelProps) {
  const t = useText()
  const studio = useApi().media
  const client = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const [options] = useState(() => languageOptions(navigator.language))
  const [language, setLanguage] = useState(options[0]?.value ?? 'en')
  const [typed, setTyped] = useState<string>()
  const [isDefault, setIsDefault] = useState(true)
  const label = typed ?? options.find((one) => one.value === language)?.label ?? language
  const add = useMutation({
    mutationFn: async (file: File) => {
      if (file.size > MAX_CAPTION_BYTES)
        throw new Error(t('mediaVideo:tooLarge', { max: MAX_CAPTION_BYTES / MEGABYTE }))
      const text = await readCaptions(file)
      return studio.addCaptions({ mediaId: item.mediaId, language, label, isDefault, text })
    },
    onSuccess: ({ media, cues }) => {
      onChange(media)
      setTyped(undefined)
      toast.done(t('mediaVideo:added', { count: cues }))
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['media'] }),
  })
  return (
    <div className={styles.panel}>
      <CaptionList {...{ item, onChange }} />
      <p className={styles.hint}>{t('mediaVideo:captionsHint', { max: MAX_CAPTION_BYTES / MEGABYTE })}</p>
      <SelectField label={t('mediaVideo:language')} value={language} options={options} onChange={setLanguage} />
      <TextField
        label={t('mediaVideo:label')}
        maxLength={60}
        value={label}
        onChange={(event) => setTyped(event.target.value)}
      />
      <SwitchField label={t('mediaVideo:isDefault')} checked={isDefault} onChange={setIsDefault} />
      <Button
        kind="pri"
        icon="upload"
        busy={add.isPending}
        disabled={label.trim() === ''}
        onClick={() => input.current?.click()}
      >
        {t('mediaVideo:choose')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".vtt,.srt,text/vtt"
        aria-label={t('mediaVideo:choose')}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) add.mutate(file)
          event.target.value = '' // the same file may be chosen again
        }}
      />
      {add.isError && (
        <p className={styles.problem} role="alert">
          {add.error.message}
        </p>
      )}
    </div>
  )
}
