type ShareSheet = typeof import('./modules/share-sheet.ts')

/** The share buttons open the phone's own sheet; where there is none, ours; offline, the link to copy by hand. */
export function listenToShare(): void {
  for (const button of document.querySelectorAll<HTMLElement>('.tv-share')) {
    const { module = '', code } = button.dataset
    button.onclick = () => {
      const { title } = document
      // The app's own address with the slide in view, also from a link or a frame; the sheet makes it a whole one. Refused: the visitor closed it.
      if (navigator.share)
        navigator.share({ title, url: `/${document.body.dataset['path']}${location.hash}` }).catch(() => undefined)
      else
        import(/* @vite-ignore */ module).then(
          ({ openShareSheet }: ShareSheet) => openShareSheet(code),
          () => prompt('Copy this link', location.href),
        )
    }
  }
}
