import { useText } from '../../lib/text.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { toast } from '../../ui/toasts/toast.tsx'
import { copyText } from '../../lib/copy-text.ts'
import styles from './twin-dialog.module.css'

interface TwinAddressProps {
  url: string
  /** Whether this device is the phone: then opening comes first, before sharing. */
  isPhone: boolean
}

/** The code's address, for people who send it to themselves or are on a phone already. */
export function TwinAddress({ url, isPhone }: TwinAddressProps) {
  const t = useText()
  const handleCopy = async () => {
    if (await copyText(url)) toast.done(t('twinDialog:copied'))
    else toast.failed(t('twinDialog:copyFailed'))
  }
  // Only available on https, mostly in mobile browsers.
  const canShare = isPhone && typeof navigator.share === 'function'
  // Closing the share sheet without a choice is not an error.
  const handleShare = () => void navigator.share({ url }).catch(() => undefined)
  const open = (
    <ButtonLink {...(isPhone ? { kind: 'pri' } : { small: true })} external newTab icon="open" to={url}>
      {t(isPhone ? 'twinDialog:openOnPhone' : 'twinDialog:openHere')}
    </ButtonLink>
  )
  return (
    <div>
      <div className={styles.actions} data-first={isPhone || undefined}>
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
      <p className={styles.url} data-testid="twin-url">
        {url}
      </p>
    </div>
  )
}
