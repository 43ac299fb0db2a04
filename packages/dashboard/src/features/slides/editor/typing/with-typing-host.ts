type TypingCode = typeof import('./typing-host.ts')

let ready: TypingCode | undefined

const fetchCode = async (): Promise<TypingCode> => {
  ready = await import('./typing-host.ts')
  return ready
}

// Requested with the editor, which does not wait for it: it is loaded long before anybody types.
let loading: Promise<TypingCode | undefined> = fetchCode().catch(() => undefined)

/**
 * Passes on the code for typing in place: in the same tick if it is loaded, so that a phone shows its keyboard for the
 * tap. After a failed load it is requested again. The returned function cancels.
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
