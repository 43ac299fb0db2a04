import { say } from './say.ts'

async function share(button: HTMLElement): Promise<void> {
  const url = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href
  if (navigator.share) {
    // Refused means that the visitor closed the sheet: nothing to say.
    await navigator.share({ title: document.title, url }).catch(() => undefined)
    return
  }
  try {
    const sheet: typeof import('./modules/share-sheet.ts') = await import(
      /* @vite-ignore */ button.dataset['module'] ?? ''
    )
    sheet.openShareSheet(url, button.dataset['code'], say)
  } catch {
    // Offline: the link to copy by hand.
    prompt('Copy this link', url)
  }
}

/** The share buttons open the phone's own sheet; where there is none, ours. */
export function listenToShare(): void {
  for (const button of document.querySelectorAll<HTMLElement>('.tv-share')) button.onclick = () => void share(button)
}
