type ShareSheet = typeof import('./modules/share-sheet.ts')

/** The share buttons load the code on demand; offline, the link can be copied by hand. */
export function listenToShare(): void {
  for (const button of document.querySelectorAll<HTMLElement>('.tv-share'))
    button.onclick = () =>
      import(/* @vite-ignore */ button.dataset['module'] ?? '').then(
        ({ share }: ShareSheet) => share(button),
        () => prompt(button.ariaLabel ?? button.innerText, location.href),
      )
}
