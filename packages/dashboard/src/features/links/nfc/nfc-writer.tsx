import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import styles from './nfc.module.css'
import { useTagWriter, type WriterState } from './use-tag-writer.ts'

const waiting: readonly WriterState[] = ['WRITING', 'READING_BACK', 'LOCKING']
const good: readonly WriterState[] = ['WRITTEN', 'LOCKED']
const mayLock: readonly WriterState[] = ['WRITTEN', 'LOCK_FAILED']

/** Writes with this phone, step by step. */
export function NfcWriter({ url }: { url: string }) {
  const t = useText()
  const { state, write, lock, cancel } = useTagWriter(url)
  const isWaiting = waiting.includes(state)
  const tone = good.includes(state) ? 'good' : isWaiting || state === 'READY' ? 'plain' : 'bad'
  return (
    <div className={styles.writer}>
      <p className={styles.state} data-tone={tone} data-waiting={isWaiting} role="status">
        <Icon name={tone === 'good' ? 'check' : tone === 'bad' ? 'warning' : 'nfc'} size={18} />
        <span>{t(`linkNfc:states.${state}`)}</span>
      </p>
      {isWaiting ? (
        <Button wide onClick={cancel}>
          {t('cancel')}
        </Button>
      ) : (
        <Button kind={good.includes(state) ? 'sec' : 'pri'} wide icon="phone" onClick={() => void write()}>
          {t(state === 'READY' ? 'linkNfc:write' : good.includes(state) ? 'linkNfc:another' : 'linkNfc:again')}
        </Button>
      )}
      {mayLock.includes(state) && (
        <div className={styles.lock}>
          <p>{t('linkNfc:lockWarning')}</p>
          <Button danger icon="lock" onClick={() => void lock()}>
            {t('linkNfc:lock')}
          </Button>
        </div>
      )}
    </div>
  )
}
