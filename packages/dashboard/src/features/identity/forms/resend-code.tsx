import { useEffect, useState } from 'react'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'

const COOLDOWN = 30 // s, as on the server

interface ResendCodeProps {
  /** Sends a new code; resolves to whether that succeeded. */
  onResend: () => Promise<boolean>
}

/** Requests another code, after a visible countdown. */
export function ResendCode({ onResend }: ResendCodeProps) {
  const t = useText()
  const [left, setLeft] = useState(COOLDOWN)
  const [isSending, setIsSending] = useState(false)
  const isWaiting = left > 0
  // Effect: a timer.
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
