/** Gives the chrome the ink of the slide in view, and marks where in the story it stands. */
export function updateChrome(page: HTMLElement, index: number, count: number): void {
  const chrome = document.querySelector<HTMLElement>('.tv-chrome')
  const look = page.querySelector<HTMLElement>('.tp-slide')?.style
  if (chrome && look) {
    const ground = look.getPropertyValue('--tp-ground')
    document.body.style.backgroundColor = ground // seen where a finger pulls beyond the edge, and by the browser's own bars
    // One by one: what stays the same has nothing styled anew.
    chrome.style.color = look.getPropertyValue('--tp-ink')
    chrome.style.setProperty('--tv-ground', ground)
  }
  // Sought where it stands: the whole document takes long.
  chrome?.querySelectorAll('.tv-bars a').forEach((bar, place) => {
    bar.ariaCurrent = place === index ? 'step' : null
  })
  // Back, then next: at either end one arrow leads nowhere.
  document.querySelectorAll<HTMLButtonElement>('.tv-arrow').forEach((arrow, end) => {
    arrow.disabled = index === end * (count - 1)
  })
  const number = chrome?.querySelector('.tv-count')
  if (number) number.textContent = `${index + 1} / ${count}`
}
