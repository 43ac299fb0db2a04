/** Lets the browser lay a slide out (base.css). */
export function markNear(page: HTMLElement | undefined): void {
  if (page) page.dataset['near'] = ''
}

/** Reveals a slide, and gives its deferred pictures and posters their addresses to be fetched now. */
export function preloadSlide(page: HTMLElement): void {
  markNear(page)
  // Of all that carries an address, pictures alone have a choice of them.
  for (const media of page.querySelectorAll<HTMLImageElement>('[data-srcset],[data-src],[data-poster]')) {
    for (const name of ['srcset', 'src', 'poster']) {
      const kept = `data-${name}`
      const value = media.getAttribute(kept)
      if (!value) continue
      // Who has the choice needs no other: each makes the browser choose anew.
      if (!media.srcset) media.setAttribute(name, value)
      media.removeAttribute(kept)
    }
  }
}
