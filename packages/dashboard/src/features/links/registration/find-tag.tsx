import { type FormEvent, Suspense, useEffect, useRef, useState } from 'react'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { lazyComponent } from '../../../ui/lazy/lazy-component.tsx'
import { canUseNfc, readTag } from '../nfc/web-nfc.ts'
import { readTagId } from './read-tag-id.ts'
import styles from './registration.module.css'

const CodeScanner = lazyComponent(async () => (await import('./code-scanner.tsx')).CodeScanner)

const hasCamera = () => typeof navigator !== 'undefined' && Boolean(navigator.mediaDevices?.getUserMedia)

/** Identifies a tag: by typing its id, scanning its code, or reading it by NFC. */
export function FindTag({ onFound }: { onFound: (tagId: string) => void }) {
  const t = useText()
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isScanning, setIsScanning] = useState(false)
  const [isReading, setIsReading] = useState(false)
  const stop = useRef<AbortController>(undefined)
  // The phone's NFC listens until aborted.
  useEffect(() => () => stop.current?.abort(), [])
  const take = (text: string) => {
    const tagId = readTagId(text)
    setIsScanning(false)
    if (tagId === undefined) setProblem(t('tagRegistration:find.notOurs'))
    else onFound(tagId)
  }
  const handleRefused = () => {
    setIsScanning(false)
    setProblem(t('tagRegistration:find.noCamera'))
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    take(typed)
  }
  const handleNfc = async () => {
    stop.current?.abort()
    stop.current = new AbortController()
    setIsReading(true)
    try {
      take(await readTag(stop.current.signal))
    } catch {
      if (!stop.current.signal.aborted) setProblem(t('tagRegistration:find.nfcFailed'))
    } finally {
      setIsReading(false)
    }
  }
  if (isScanning)
    return (
      <Suspense fallback={null}>
        <CodeScanner onRead={take} onRefused={handleRefused} onClose={() => setIsScanning(false)} />
      </Suspense>
    )
  return (
    <div className={styles.stack}>
      <form className={styles.stack} onSubmit={handleSubmit} noValidate>
        <TextField
          label={t('tagRegistration:find.label')}
          hint={t('tagRegistration:find.hint')}
          error={problem}
          autoCapitalize="none"
          autoCorrect="off"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => {
            setProblem(undefined)
            setTyped(event.target.value)
          }}
        />
        <Button type="submit" kind="pri" wide disabled={typed.trim() === ''}>
          {t('tagRegistration:find.go')}
        </Button>
      </form>
      {hasCamera() && (
        <Button wide icon="search" onClick={() => setIsScanning(true)}>
          {t('tagRegistration:find.scan')}
        </Button>
      )}
      {canUseNfc() && (
        <Button wide icon="phone" busy={isReading} onClick={() => void handleNfc()}>
          {t(isReading ? 'tagRegistration:find.hold' : 'tagRegistration:find.nfc')}
        </Button>
      )}
    </div>
  )
}
