const SHOWN_MS = 2000 // as the dashboard's toasts

let timer: ReturnType<typeof setTimeout> | undefined

/** Says something for two seconds, to eyes and screen readers. */
function say(text: string): void {
  const status = document.getElementById('tv-status')
  if (!status) return
  status.textContent = text
  clearTimeout(timer)
  timer = setTimeout(() => {
    status.textContent = ''
  }, SHOWN_MS)
}

async function share(): Promise<void> {
  const url = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href
  if (navigator.share) {
    // Refused means that the visitor closed the sheet: nothing to say.
    await navigator.share({ title: document.title, url }).catch(() => undefined)
    return
  }
  try {
    await navigator.clipboard.writeText(url)
    say('Link copied')
  } catch {
    // No clipboard on plain http: show the link to copy by hand.
    prompt('Copy this link', url)
  }
}

/** The share buttons open the phone's own sheet, or copy the link and say so. */
export function listenToShare(): void {
  for (const button of document.querySelectorAll('.tv-share')) button.addEventListener('click', () => void share())
}
