import { MAX_IMPORT_BYTES } from '@taplet/contract'
import { type DragEvent, useRef, useState } from 'react'
import { fileSizeLabel } from '../../../lib/file-size-label.ts'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import styles from './import.module.css'

interface FileDropProps {
  isBusy: boolean
  onFile: (file: File) => void
}

/** Accepts a dropped or chosen file. */
export function FileDrop({ isBusy, onFile }: FileDropProps) {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const [isTooLarge, setIsTooLarge] = useState(false)
  const take = (file: File | undefined) => {
    if (!file) return
    setIsTooLarge(file.size > MAX_IMPORT_BYTES)
    if (file.size <= MAX_IMPORT_BYTES) onFile(file)
  }
  const handleDrop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    take(event.dataTransfer.files[0])
  }
  return (
    // Dropping is an alternative to the button, which works by keyboard too.
    <div
      className={styles.drop}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={handleDrop}
    >
      <Icon name="upload" size={24} />
      <p>{t('linkImport:drop')}</p>
      <Button kind="soft" busy={isBusy} onClick={() => input.current?.click()}>
        {t('linkImport:choose')}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        hidden
        aria-label={t('linkImport:file')}
        onChange={({ target }) => {
          take(target.files?.[0])
          target.value = '' // The same file may be chosen again, once corrected.
        }}
      />
      {isTooLarge && (
        <p className={styles.error} role="alert">
          {t('linkImport:tooLarge', { size: fileSizeLabel(MAX_IMPORT_BYTES) })}
        </p>
      )}
    </div>
  )
}
