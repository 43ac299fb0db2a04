import { keepInView } from '../form/client/keep-in-view.ts'
import { createElement } from './create-element.ts'
import css from './sale.css?inline'

export interface Sheet {
  /** Puts these in the place of what it shows, and the focus to where reading goes on. */
  show(...content: HTMLElement[]): void
  /** While it may not be closed: money is on its way. */
  setBusy(isBusy: boolean): void
  close(): void
  isOpen(): boolean
}

const CLOSES = { className: 'tc-close', type: 'button', ariaLabel: 'Close' } as const
let isStyled = false

/** Made by script and so no inline style: the page's policy lets it stand. */
function style(): void {
  if (isStyled) return
  isStyled = true
  const sheetCss = new CSSStyleSheet()
  sheetCss.replaceSync(css)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheetCss]
}

/**
 * A sheet over the page: nothing else can be reached while it stands. Not by `showModal`: a bank's question, which the
 * provider's script puts onto the page while somebody pays, would lie beneath it, and inert.
 */
export function openSheet(title: string, onClose: () => void = () => undefined): Sheet {
  style()
  const opener = document.activeElement
  const heading = createElement('h2', { id: 'tc-title', tabIndex: -1 }, title)
  const close = createElement('button', CLOSES, '✕')
  const body = createElement('div', { className: 'tc-body' })
  const sheet = createElement('dialog', { className: 'tc-sheet', ariaModal: 'true' }, heading, close, body)
  sheet.setAttribute('aria-labelledby', heading.id)
  const cover = createElement('div', { className: 'tc-cover' }, sheet)
  const others = [...document.body.children].filter(
    (one): one is HTMLElement => one instanceof HTMLElement && !one.inert,
  )
  let isBusy = false
  let stopFitting: (() => void) | undefined

  function end(): void {
    if (isBusy || !cover.isConnected) return
    stopFitting?.()
    cover.remove()
    for (const one of others) one.inert = false
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    onClose()
  }
  close.onclick = end
  cover.onclick = ({ target }) => {
    if (target === cover) end()
  }
  cover.onkeydown = (event) => {
    event.stopPropagation() // its keys are not the story's
    if (event.key === 'Escape') end()
  }
  for (const one of others) one.inert = true
  document.body.append(cover)
  sheet.show()
  heading.focus({ preventScroll: true })
  stopFitting = keepInView(sheet)
  return {
    show(...content) {
      const hadFocus = body.contains(document.activeElement)
      body.replaceChildren(...content)
      sheet.scrollTop = 0
      if (hadFocus) heading.focus({ preventScroll: true })
    },
    setBusy(next) {
      isBusy = next
      close.ariaDisabled = next ? 'true' : null
    },
    close: end,
    isOpen: () => cover.isConnected,
  }
}
