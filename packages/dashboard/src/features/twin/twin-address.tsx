import { useText } from '../../lib/text.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { toast } from '../../ui/toasts/toast.tsx'
import { copyText } from '../../lib/copy-text.ts'
import styles from './twin-dialog.module.css'

interface TwinAddressProps {
  url: string
  /** Whether this very device is the phone: opening comes first then, and sending it to others. */
  isPhone: boolean
}

/** The address of the code, for those who send it to themselves or sit at a phone already. */
export function TwinAddress({ url, isPhone }: TwinAddressProps) {
  const t = useText()
  const handleCopy = async () => {
    if (await copyText(url)) toast.done(t('twinDialog:copied'))
    else toast.failed(t('twinDialog:copyFailed'))
  }
  // Only browsers on https have it, most of them on phones.
  const canShare = isPhone && typeof navigator.share === 'function'
  // Closing the sheet without a choice is no failure.
  const handleShare = () => void navigator.share({ url }).catch(() => undefined)
  const open = (
    <ButtonLink {...(isPhone ? { kind: 'pri' } : { small: true })} external newTab icon="open" to={url}>
      {t(isPhone ? 'twinDialog:openOnPhone' : 'twinDialog:openHere')}
    </ButtonLink>
  )
  return (
    <div>
      <div className={styles['actions']} data-first={isPhone || undefined}>
        {isPhone && open}
        {canShare && (
          <Button icon="share" onClick={handleShare}>
            {t('twinDialog:share')}
          </Button>
        )}
        {!canShare && (
          <Button small={!isPhone} kind="soft" icon="copy" onClick={() => void handleCopy()}>
            {t('twinDialog:copy')}
          </Button>
        )}
        {!isPhone && open}
      </div>
      <p className={styles['url']} data-testid="twin-url">
        {url}
      </p>
    </div>
  )
}
