/** Gives the chrome the text colour of the slide in view, and marks its position in the story. */
export function updateChrome(page: HTMLElement, index: number, count: number): void {
  const chrome = document.querySelector<HTMLElement>('.tv-chrome')
  const look = page.querySelector<HTMLElement>('.tp-slide')?.style
  if (chrome && look) {
    const ground = look.getPropertyValue('--tp-ground')
    document.body.style.backgroundColor = ground // seen where a finger pulls beyond the edge, and by the browser's own bars
    // Individually, so that only changes are restyled.
    chrome.style.color = look.getPropertyValue('--tp-bar')
    chrome.style.setProperty('--tv-ground', ground)
  }
  // Searched within its container: the whole document takes long.
  chrome?.querySelectorAll('.tv-bars a').forEach((bar, at) => {
    bar.ariaCurrent = at === index ? 'step' : null
  })
  // Previous, then next: at either end one arrow is disabled.
  document.querySelectorAll<HTMLButtonElement>('.tv-arrow').forEach((arrow, end) => {
    arrow.disabled = index === end * (count - 1)
  })
  const number = chrome?.querySelector('.tv-count')
  if (number) number.textContent = `${index + 1} / ${count}`
}
