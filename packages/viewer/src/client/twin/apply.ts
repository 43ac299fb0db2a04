import { behaviors } from '@taplet/slides/behavior'
import type { TwinUpdate } from '../../twin/twin-update.ts'
import { scrollByKeys } from '../../story/scroll-by-keys.ts'
import { messages } from '../../messages/messages.ts'
import { slideLabel } from '../../story/slide-label.ts'
import { pageLanguage } from '../page-language.ts'
import { preloadSlide } from '../story/preload-slide.ts'
import { morph } from './morph.ts'
import type { TwinStory } from './story.ts'

const widgets = Object.values(behaviors)
const language = pageLanguage()
const say = messages(language)

/** Parses HTML into an element of this document, so that noscript content stays text. */
function parse(html: string): Element {
  const box = document.createElement('div')
  box.innerHTML = html
  return box
}

/** Browsers quote some family names. */
const nameOf = ({ family, weight, style }: { family: string; weight: string; style: string }): string =>
  [family.replaceAll('"', ''), weight, style].join()

/** Applies the server's updates to the page. */
export function createApply(strip: HTMLElement, story: TwinStory): (update: TwinUpdate) => void {
  // The strip contains only slides.
  const pages = () => [...strip.children] as HTMLElement[]
  /** What the server sent, before any script changed it. */
  const sent = new Map<string, Node>(pages().map((page) => [page.dataset['slideId'] ?? '', page.cloneNode(true)]))
  let selected = document.body.dataset['selected']

  /** Adds the fonts that neither the page's style sheet nor an earlier update included. */
  function loadFonts(fonts: TwinUpdate['fonts']): void {
    const known = new Set([...document.fonts].map(nameOf))
    for (const font of fonts) {
      if (known.has(nameOf(font))) continue
      const { family, url, weight, style } = font
      document.fonts.add(new FontFace(family, `url(${url})`, { weight, style, display: 'swap' }))
    }
  }

  function createPage(id: string): HTMLElement {
    const page = document.createElement('section')
    page.className = 'tv-page'
    page.tabIndex = -1
    page.dataset['slideId'] = id
    page.setAttribute('role', 'group')
    page.setAttribute('aria-roledescription', say('slide'))
    return page
  }

  function fill(page: HTMLElement, id: string, html: string): void {
    const after = parse(html)
    const before = sent.get(id)
    const isInView = page === story.page()
    const mount = (node: Node) => {
      // A video starts at once if its slide is in view; others start when theirs is.
      if (isInView && node.parentElement) for (const widget of widgets) widget.enter(node.parentElement)
    }
    const slide = page.firstChild
    if (slide && before?.firstChild && after.firstChild) morph(slide, before.firstChild, after.firstChild, mount)
    else page.replaceChildren(...after.cloneNode(true).childNodes)
    sent.set(id, after)
  }

  function arrange(slides: TwinUpdate['slides']): void {
    const byId = new Map(pages().map((page) => [page.dataset['slideId'] ?? '', page]))
    const wanted = slides.map(({ id }) => byId.get(id) ?? createPage(id))
    for (const page of byId.values()) if (!wanted.includes(page)) page.remove()
    wanted.forEach((page, index) => {
      page.ariaLabel = slideLabel(undefined, index, slides.length, language)
      const there = strip.children[index]
      if (there !== page) strip.insertBefore(page, there ?? null)
    })
    for (const id of sent.keys()) if (!slides.some((slide) => slide.id === id)) sent.delete(id)
  }

  return ({ title, chrome, properties, fonts, slides, selectedId }) => {
    loadFonts(fonts)
    document.title = title ? say('draftOf', { title }) : say('draft')
    for (const [name, value] of Object.entries(properties)) document.body.style.setProperty(name, value)
    const header = document.getElementById('tw-chrome')
    if (header && header.dataset['html'] !== chrome) {
      header.innerHTML = chrome
      header.dataset['html'] = chrome
    }
    const inView = story.currentId()
    const hasOrder =
      pages()
        .map((page) => page.dataset['slideId'])
        .join() === slides.map(({ id }) => id).join()
    if (!hasOrder) arrange(slides)
    pages().forEach((page, index) => {
      const slide = slides[index]
      if (slide?.html !== undefined) fill(page, slide.id, slide.html)
    })
    story.refresh()
    const page = story.page()
    if (page) preloadSlide(page)
    if (selectedId !== selected) story.goToId(selectedId)
    else if (!hasOrder) story.goToId(inView, true)
    selected = selectedId
    scrollByKeys(strip)
  }
}
