import css from './share-sheet.css?inline'

const TITLE = 'Share this app'
const SHOWN_MS = 2000 // as the dashboard's toasts

/** An element with its attributes and words; nothing in it is read as HTML. */
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

/** What the sheet looks like, and the line that says what it did: made once. */
function prepare(): HTMLElement {
  if (status) return status
  const sheetCss = new CSSStyleSheet()
  sheetCss.replaceSync(css)
  // Made by script and so no inline style: the page's policy lets it stand.
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheetCss]
  status = element('p', { className: 'ts-status', role: 'status' })
  document.body.append(status)
  return status
}

/** Says something for two seconds, to eyes and screen readers. */
function say(line: HTMLElement, text: string): void {
  line.textContent = text
  clearTimeout(timer)
  timer = setTimeout(() => {
    line.textContent = ''
  }, SHOWN_MS)
}

/** For browsers without a sheet of their own: the link to copy and, where the app has a link, a code to scan. */
function openShareSheet(codeUrl: string | undefined): void {
  // The slide in view, at the app's own address: not that of the frame that it may stand in.
  const url = `${location.origin}/${document.body.dataset['path']}${location.hash}`
  const line = prepare()
  const field = element('input', { className: 'ts-link', readOnly: true, value: url, ariaLabel: 'Link to this app' })
  const button = element('button', { className: 'ts-copy' }, 'Copy link')
  const close = element('button', { className: 'ts-close', ariaLabel: 'Close' }, '✕')
  const help = element('p', { className: 'ts-note', role: 'status' })
  const sheet = element('dialog', { className: 'ts-sheet', ariaLabel: TITLE }, element('h2', {}, TITLE), close)
  if (codeUrl) {
    help.textContent = 'Point a phone’s camera at the code to open it there.'
    sheet.append(element('img', { className: 'ts-code', src: codeUrl, alt: 'Code that opens this app on a phone' }))
  }
  sheet.append(help, field, button)

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(url)
      sheet.close()
      say(line, 'Link copied')
    } catch {
      // No clipboard on plain http: the link stands selected.
      help.textContent = 'Your browser keeps its clipboard to itself. The link is selected: copy it by hand.'
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
  // Its keys are not the story's.
  sheet.onkeydown = (event) => event.stopPropagation()
  document.body.append(sheet)
  sheet.showModal()
}

/** Opens the phone's own sheet, with the app's own address and the slide in view, also from a link or a frame; else ours. */
export function share(button: HTMLElement): void {
  const { title, body } = document
  // The sheet makes it a whole address. Refused: the visitor closed it.
  if (navigator.share)
    navigator.share({ title, url: `/${body.dataset['path']}${location.hash}` }).catch(() => undefined)
  else openShareSheet(button.dataset['code'])
}
