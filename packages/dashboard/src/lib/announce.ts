const ID = 'announcer'
const HEARD_MS = 5000 // said words that stayed would be met again by those who read on
let emptying: ReturnType<typeof setTimeout> | undefined

/** The one live region of the page; made when it is first needed, so that no screen must carry it. */
function region(): HTMLElement {
  const present = document.getElementById(ID)
  if (present) return present
  const made = document.createElement('div')
  made.id = ID
  made.className = 'visually-hidden'
  made.setAttribute('aria-live', 'polite')
  document.body.append(made)
  return made
}

/** Tells something to people who do not see it happen. The same words twice are told twice. */
export function announce(words: string): void {
  const element = region()
  element.textContent = element.textContent === words ? `${words}\u00A0` : words
  clearTimeout(emptying)
  emptying = setTimeout(() => {
    element.textContent = ''
  }, HEARD_MS)
}
