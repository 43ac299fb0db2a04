import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useApi } from '../../../lib/api/api.ts'
import { canOfferPasskeys, endPasskeyOffer, signWithPasskey } from '../../../lib/passkeys.ts'
import { useText } from '../../../lib/text.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Problem } from '../forms/problem.tsx'
import { refusalText } from '../refusal.ts'
import { useAuthSteps } from '../use-auth-steps.ts'
import styles from './ways.module.css'

/** Signs in with a passkey. Where the browser can, it also offers passkeys in the suggestions of the first field. */
export function PasskeyButton({ onSignedIn }: { onSignedIn: () => void }) {
  const t = useText()
  const api = useApi()
  const steps = useAuthSteps(onSignedIn)

  const signIn = async (isOffered: boolean) => {
    const { attemptId, options } = await api.signInMethods.beginPasskey({})
    const passkey = await signWithPasskey(options, isOffered)
    return api.signInMethods.finishPasskey({ attemptId, passkey })
  }
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => signIn(false),
    networkMode: 'always',
    onSuccess: (answer) => steps.follow(answer, 'signed_in'),
  })
  // Effect: the browser's suggestions, for as long as the screen is there.
  useEffect(() => {
    let isGone = false
    const offer = async () => {
      if (!(await canOfferPasskeys()) || isGone) return
      // An offer that nobody takes, or that the button ends, is no failure.
      const answer = await signIn(true).catch(() => undefined)
      if (answer) steps.follow(answer, 'signed_in')
    }
    void offer()
    return () => {
      isGone = true
      void endPasskeyOffer()
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each time the screen opens
  }, [])

  return (
    <>
      <button
        type="button"
        className={styles.way}
        aria-busy={isPending || undefined}
        onClick={() => {
          if (!isPending) mutate()
        }}
      >
        <Icon name="key" />
        {t('auth:ways.passkey')}
      </button>
      {error && <Problem text={isPasskeyUnused(error) ? t('auth:ways.passkeyUnused') : refusalText(error)} />}
    </>
  )
}

/** Whether the device or the person ended it, rather than the server or the network. */
const isPasskeyUnused = (error: Error): boolean =>
  ['AbortError', 'NotAllowedError', 'SecurityError'].includes(error.name)
