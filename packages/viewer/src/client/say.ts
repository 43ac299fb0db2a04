const SHOWN_MS = 2000 // as the dashboard's toasts

let timer: ReturnType<typeof setTimeout> | undefined

/** Says something for two seconds, to eyes and screen readers. */
export function say(text: string): void {
  const status = document.getElementById('tv-status')
  if (!status) return
  status.textContent = text
  clearTimeout(timer)
  timer = setTimeout(() => {
    status.textContent = ''
  }, SHOWN_MS)
}
