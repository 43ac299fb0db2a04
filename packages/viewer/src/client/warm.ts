/** Lets the browser lay a slide out when it is near, and gives its deferred pictures and posters their addresses to be fetched now. */
export function warm(page: HTMLElement): void {
  page.style.contentVisibility = 'auto'
  for (const media of page.querySelectorAll<HTMLElement>('[data-srcset],[data-src],[data-poster]')) {
    for (const name of ['srcset', 'src', 'poster']) {
      const value = media.dataset[name]
      if (value) media.setAttribute(name, value)
      delete media.dataset[name]
    }
  }
}
