import { useText } from '../../lib/text.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { toast } from '../../ui/toasts/toast.tsx'
import { copyText } from '../experiences/link/copy-text.ts'
import styles from './twin-dialog.module.css'

/** The address of the code, for those who send it to themselves or sit at a phone already. */
export function TwinAddress({ url }: { url: string }) {
  const t = useText()
  const handleCopy = async () => {
    if (await copyText(url)) toast.done(t('twinDialog:copied'))
    else toast.failed(t('twinDialog:copyFailed'))
  }
  return (
    <div>
      <p className={styles['url']} data-testid="twin-url">
        {url}
      </p>
      <div className={styles['actions']}>
        <Button small kind="soft" icon="copy" onClick={() => void handleCopy()}>
          {t('twinDialog:copy')}
        </Button>
        <ButtonLink small external newTab icon="open" to={url}>
          {t('twinDialog:openHere')}
        </ButtonLink>
      </div>
    </div>
  )
}
