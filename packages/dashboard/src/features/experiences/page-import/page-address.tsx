import type { PageRefusal } from '@taplet/contract'
import { type FormEvent, useState } from 'react'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Delayed } from '../../../ui/states/delayed.tsx'
import { ProgressBar } from '../../../ui/states/progress-bar.tsx'
import styles from './page-import.module.css'
import { webAddress } from './use-read-page.ts'

interface PageAddressProps {
  isReading: boolean
  /** Why the page was not read. */
  refusal: PageRefusal | undefined
  /** Why nobody tried. */
  error: string | undefined
  onRead: (address: string) => void
}

/** Asks for the address of a page, and says what stands in its way. */
export function PageAddress({ isReading, refusal, error, onRead }: PageAddressProps) {
  const t = useText()
  const [address, setAddress] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (webAddress(address) === undefined) return setIsWrong(true)
    onRead(address)
  }
  const problem = isWrong ? t('pageImport:notAnAddress') : refusal && t(`pageImport:refusals.${refusal}`)
  return (
    <main className={styles.ask}>
      <form className={styles.askForm} onSubmit={handleSubmit} noValidate>
        <div>
          <h2 className={styles.heading}>{t('pageImport:title')}</h2>
          <p className={styles.lede}>{t('pageImport:lede')}</p>
        </div>
        <TextField
          label={t('pageImport:address')}
          placeholder={t('pageImport:placeholder')}
          icon="globe"
          type="url"
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          value={address}
          // The one field of this screen.
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- see above
          autoFocus
          hint={t('pageImport:yours')}
          error={isReading ? undefined : (problem ?? error)}
          onChange={({ target }) => {
            setAddress(target.value)
            setIsWrong(false)
          }}
        />
        <Button kind="pri" wide type="submit" busy={isReading}>
          {t('pageImport:read')}
        </Button>
        {isReading && (
          <div role="status">
            <Delayed>
              <ProgressBar label={t('pageImport:reading')} />
              <p className={styles.quiet}>{t('pageImport:patience')}</p>
            </Delayed>
          </div>
        )}
      </form>
    </main>
  )
}
