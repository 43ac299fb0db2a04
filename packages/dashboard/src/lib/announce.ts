const ID = 'announcer'
const HEARD_MS = 5000 // remaining text would be read again by screen readers
let emptying: ReturnType<typeof setTimeout> | undefined

/** The page's only live region, created when first needed so that no screen has to include it. */
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

/** Announces a message to screen readers. The same message twice is announced twice. */
export function announce(words: string): void {
  const element = region()
  element.textContent = element.textContent === words ? `${words}\u00A0` : words
  clearTimeout(emptying)
  emptying = setTimeout(() => {
    element.textContent = ''
  }, HEARD_MS)
}
