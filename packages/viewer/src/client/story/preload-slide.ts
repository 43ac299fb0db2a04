/** Makes the browser lay a slide out (base.css). */
export function markNear(page: HTMLElement | undefined): void {
  if (page) page.dataset['near'] = ''
}

/** Reveals a slide, and puts its deferred pictures and posters in their places so that they load now. */
export function preloadSlide(page: HTMLElement): void {
  markNear(page)
  // Their markup is the server's own. Here, unlike without a script, they are wanted at once.
  for (const late of page.querySelectorAll('.tp-late')) late.outerHTML = late.innerHTML.replace('loading="lazy"', '')
  for (const film of page.querySelectorAll<HTMLVideoElement>('[data-poster]'))
    film.poster ||= film.dataset['poster'] ?? ''
}
