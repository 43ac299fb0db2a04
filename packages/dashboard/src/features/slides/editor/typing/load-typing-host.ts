type TypingCode = typeof import('./typing-host.ts')

let ready: TypingCode | undefined

const fetchCode = async (): Promise<TypingCode> => {
  ready = await import('./typing-host.ts')
  return ready
}

// Asked for with the editor, which is drawn without waiting for it: it is there long before anybody types.
let loading: Promise<TypingCode | undefined> = fetchCode().catch(() => undefined)

/**
 * Hands over the code for typing in place: in the same tick once it is there, so that a phone shows its keyboard for the
 * tap that began it. After a failed fetch it is asked for again. The answer calls it off.
 */
export function withTypingHost(use: (code: TypingCode) => void): () => void {
  if (ready) {
    use(ready)
    return () => undefined
  }
  let isOff = false
  const start = async () => {
    const code = await loading
    if (!code) loading = fetchCode().catch(() => undefined)
    const late = code ?? (await loading)
    if (late && !isOff) use(late)
  }
  void start()
  return () => {
    isOff = true
  }
}
