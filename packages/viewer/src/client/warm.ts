/** Gives a slide's deferred pictures and posters their addresses, so that the browser fetches them now. */
export function warm(page: Element): void {
  for (const media of page.querySelectorAll<HTMLElement>('[data-srcset],[data-src],[data-poster]')) {
    for (const name of ['srcset', 'src', 'poster']) {
      const value = media.dataset[name]
      if (value) media.setAttribute(name, value)
      delete media.dataset[name]
    }
  }
}
