import { pageLanguage } from '../page-language.ts'
import { messages } from './messages/messages.ts'
import css from './share-sheet.css?inline'

const SHOWN_MS = 2000 // as the dashboard's toasts

/** Creates an element with attributes and text; nothing is parsed as HTML. */
function element<T extends keyof HTMLElementTagNameMap>(
  tag: T,
  attributes: Partial<HTMLElementTagNameMap[T]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[T] {
  const made = Object.assign(document.createElement(tag), attributes)
  made.append(...children)
  return made
}

let timer: ReturnType<typeof setTimeout> | undefined
let status: HTMLElement | undefined

/** Adds the sheet's styles and its status line, once. */
function prepare(): HTMLElement {
  if (status) return status
  const sheetCss = new CSSStyleSheet()
  sheetCss.replaceSync(css)
  // Constructed by script, so not an inline style: the page's policy allows it.
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheetCss]
  status = element('p', { className: 'ts-status', role: 'status' })
  document.body.append(status)
  return status
}

/** Shows a message for two seconds, also to screen readers. */
function tell(line: HTMLElement, text: string): void {
  line.textContent = text
  clearTimeout(timer)
  timer = setTimeout(() => {
    line.textContent = ''
  }, SHOWN_MS)
}

/** For browsers without a share sheet: the link to copy and, where the app has a link, a code to scan. */
function openShareSheet(codeUrl: string | undefined): void {
  // The slide in view, at the app's own address, not that of the surrounding frame.
  const url = `${location.origin}/${document.body.dataset['path']}${location.hash}`
  const line = prepare()
  const say = messages(pageLanguage())
  const field = element('input', { className: 'ts-link', readOnly: true, value: url, ariaLabel: say('linkLabel') })
  const button = element('button', { className: 'ts-copy' }, say('copy'))
  const close = element('button', { className: 'ts-close', ariaLabel: say('close') }, '✕')
  const help = element('p', { className: 'ts-note', role: 'status' })
  const sheet = element(
    'dialog',
    { className: 'ts-sheet', ariaLabel: say('title') },
    element('h2', {}, say('title')),
    close,
  )
  if (codeUrl) {
    help.textContent = say('scan')
    sheet.append(element('img', { className: 'ts-code', src: codeUrl, alt: say('codeAlt') }))
  }
  sheet.append(help, field, button)

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(url)
      sheet.close()
      tell(line, say('copied'))
    } catch {
      // No clipboard on plain http: the link is selected instead.
      help.textContent = say('clipboardRefused')
      field.select()
    }
  }
  field.onfocus = () => field.select()
  button.onclick = () => void copy()
  close.onclick = () => sheet.close()
  sheet.onclick = (event) => {
    if (event.target === sheet) sheet.close() // beside it
  }
  sheet.onclose = () => sheet.remove()
  // Key presses in the sheet must not reach the story.
  sheet.onkeydown = (event) => event.stopPropagation()
  document.body.append(sheet)
  sheet.showModal()
}

/**
 * Opens the phone's share sheet, else ours, with the app's own address and slide in view, even on a link or in a frame.
 */
export function share(button: HTMLElement): void {
  const { title, body } = document
  // The sheet resolves the address. A rejection means that the visitor closed it.
  if (navigator.share)
    navigator.share({ title, url: `/${body.dataset['path']}${location.hash}` }).catch(() => undefined)
  else openShareSheet(button.dataset['code'])
}
