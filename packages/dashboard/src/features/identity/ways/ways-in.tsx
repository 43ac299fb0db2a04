import { canUsePasskeys } from '../../../lib/passkeys.ts'
import { useText } from '../../../lib/text.ts'
import { TermsSentence } from '../forms/terms-sentence.tsx'
import { GoogleButton, hasGoogle } from './google-button.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import styles from './ways.module.css'

interface WaysInProps {
  onSignedIn: () => void
  /** Nobody has a passkey before they have an account. */
  isSignUp?: boolean
}

/** Ways in besides the form above: as many as there are here, or nothing. */
export function WaysIn({ onSignedIn, isSignUp = false }: WaysInProps) {
  const t = useText()
  const isGoogle = hasGoogle(document)
  const isPasskey = !isSignUp && canUsePasskeys()
  if (!isGoogle && !isPasskey) return null
  return (
    <div className={styles.ways}>
      <p className={styles.or}>{t('auth:ways.or')}</p>
      {isGoogle && <GoogleButton />}
      {isPasskey && <PasskeyButton onSignedIn={onSignedIn} />}
      {/* A sign-up says it for both buttons, under its own. */}
      {isGoogle && !isSignUp && <TermsSentence action={t('auth:ways.google')} />}
    </div>
  )
}
