import { ndefAddress, nfcChips, toHex } from '@taplet/contract'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'
import { copyText } from '../../../lib/copy-text.ts'
import styles from './nfc.module.css'

/** What other tools need to write the tag: the address, the bytes, the suitable chips, and instructions. */
export function NfcByHand({ url, isOpen }: { url: string; isOpen: boolean }) {
  const t = useText()
  const { message, memory, chip } = ndefAddress(url)
  const copy = async (text: string) => {
    if (await copyText(text)) toast.done(t('linkNfc:copied'))
    else toast.failed(t('links:copyFailed'))
  }
  const fitting = nfcChips.slice(nfcChips.findIndex(({ name }) => name === chip)).map(({ name }) => name)
  const bytes = [
    ['message', message],
    ['memory', memory],
  ] as const
  return (
    <details className={styles.hand} open={isOpen}>
      <summary>{t('linkNfc:byHand')}</summary>
      <ol className={styles.steps}>
        <li>{t('linkNfc:steps.app')}</li>
        <li>
          {t('linkNfc:steps.record')}
          <span className={styles.copyable}>
            <code>{url}</code>
            <Button small icon="copy" onClick={() => void copy(url)}>
              {t('linkNfc:copyUrl')}
            </Button>
          </span>
        </li>
        <li>{t('linkNfc:steps.hold')}</li>
        <li>{t('linkNfc:steps.lock')}</li>
      </ol>
      <p className={styles.fits}>
        {chip
          ? t('linkNfc:fits', { bytes: memory.length, chips: fitting.join(', ') })
          : t('linkNfc:tooLong', { bytes: memory.length })}
      </p>
      {bytes.map(([name, value]) => (
        <div key={name} className={styles.bytes}>
          <p>
            <b>{t(`linkNfc:bytes.${name}`)}</b> {t('linkNfc:byteCount', { count: value.length })}
          </p>
          <code>{toHex(value)}</code>
          <Button small icon="copy" onClick={() => void copy(toHex(value))}>
            {t(`linkNfc:bytes.${name}Copy`)}
          </Button>
        </div>
      ))}
    </details>
  )
}
