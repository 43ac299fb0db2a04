type ShareSheet = typeof import('./modules/share-sheet.ts')

/** The share buttons fetch what shares; offline, there is the link to copy by hand. */
export function listenToShare(): void {
  for (const button of document.querySelectorAll<HTMLElement>('.tv-share'))
    button.onclick = () =>
      import(/* @vite-ignore */ button.dataset['module'] ?? '').then(
        ({ share }: ShareSheet) => share(button),
        () => prompt('Copy this link', location.href),
      )
}
