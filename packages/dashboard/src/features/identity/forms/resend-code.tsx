import { useEffect, useState } from 'react'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'

const COOLDOWN = 30 // s, as the server keeps it

interface ResendCodeProps {
  /** Sends a new code; answers whether that worked. */
  onResend: () => Promise<boolean>
}

/** Asks for another code, after a pause that it counts down. */
export function ResendCode({ onResend }: ResendCodeProps) {
  const t = useText()
  const [left, setLeft] = useState(COOLDOWN)
  const [isSending, setIsSending] = useState(false)
  const isWaiting = left > 0
  // The clock.
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => setLeft((seconds) => seconds - 1), 1000)
    return () => clearInterval(timer)
  }, [isWaiting])
  const resend = async () => {
    setIsSending(true)
    if (await onResend()) setLeft(COOLDOWN)
    setIsSending(false)
  }
  return (
    <Button kind="plain" small disabled={isWaiting} busy={isSending} onClick={() => void resend()}>
      {isWaiting ? t('auth:confirm.resendIn', { seconds: left }) : t('auth:confirm.resend')}
    </Button>
  )
}
