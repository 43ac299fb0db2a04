type ShareSheet = typeof import('./modules/share-sheet.ts')

/** The share buttons open the phone's own sheet; where there is none, ours; offline, the link to copy by hand. */
export function listenToShare(): void {
  for (const button of document.querySelectorAll<HTMLElement>('.tv-share')) {
    const { module = '', code } = button.dataset
    button.onclick = () => {
      const { title } = document
      // By now the path is the app's own name, and the sheet takes it as a whole address. Refused: the visitor closed it.
      if (navigator.share) navigator.share({ title, url: location.pathname }).catch(() => undefined)
      else
        import(/* @vite-ignore */ module).then(
          ({ openShareSheet }: ShareSheet) => openShareSheet(code),
          () => prompt('Copy this link', location.href),
        )
    }
  }
}
