import { keepInView } from '../form/client/keep-in-view.ts'
import { createElement } from './create-element.ts'
import css from './sale.css?inline'

export interface Sheet {
  /** Replaces the content, and moves the focus to where reading continues. */
  show(...content: HTMLElement[]): void
  /** Prevents closing while a payment is in progress. */
  setBusy(isBusy: boolean): void
  close(): void
  isOpen(): boolean
}

let isStyled = false

/** Created by script, so it is no inline style and the page's content security policy allows it. */
function style(): void {
  if (isStyled) return
  isStyled = true
  const sheetCss = new CSSStyleSheet()
  sheetCss.replaceSync(css)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheetCss]
}

/**
 * A sheet over the page: nothing else can be reached while it is open. Not opened by `showModal`: a bank's challenge,
 * which the provider's script adds to the page during a payment, would lie beneath it, and inert.
 */
export function openSheet(title: string, closeLabel: string, onClose: () => void = () => undefined): Sheet {
  style()
  const opener = document.activeElement
  const heading = createElement('h2', { id: 'tc-title', tabIndex: -1 }, title)
  const close = createElement('button', { className: 'tc-close', type: 'button', ariaLabel: closeLabel }, '✕')
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
    event.stopPropagation() // keys pressed in the sheet must not turn to another slide
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
