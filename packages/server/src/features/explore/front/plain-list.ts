import { experiencePath, type FeaturedExperience, PRODUCT } from '@taplet/contract'
import { escapeHtml } from '../../../platform/mail/escape-html.ts'
import type { SayExplore } from '../messages/messages.ts'
import { COVER, EXPLORE_PATH, exploreHref, pictureOf } from './front-addresses.ts'
import type { FrontFacts } from './front-facts.ts'

/** Added to the dashboard's own styles, whose tokens it uses. */
export const PLAIN_STYLE = `
.plain{max-width:1080px;margin:0 auto;padding:24px 20px 64px;color:var(--ink);font:var(--w-text) 1rem/1.5 var(--sans)}
.plain a{color:var(--blue-ink)}
.plain header b{font-size:var(--t-22);letter-spacing:var(--track-head)}
.plain h1{margin:32px 0 6px;font:var(--w-head) var(--t-36)/1.15 var(--sans);letter-spacing:var(--track-head)}
.plain p{margin:0;color:var(--ink-2)}
.plain main+p{margin-top:32px}
.plain form{display:flex;gap:8px;max-width:520px;margin:20px 0 0}
.plain input{flex:1;min-width:0;min-height:48px;padding:0 16px;border:1px solid var(--control);border-radius:var(--r-m);background:var(--paper);color:inherit;font:inherit}
.plain button{min-height:48px;padding:0 20px;border:1px solid transparent;border-radius:var(--r-m);background:var(--pri);color:var(--on-blue);font:var(--w-bold) 1rem/1 var(--sans)}
.plain .kinds{display:flex;flex-wrap:wrap;gap:8px;margin:20px 0 0}
.plain .kinds a{padding:9px 16px;border:1px solid var(--line-2);border-radius:var(--r-pill);background:var(--paper);color:var(--ink);text-decoration:none}
.plain .kinds [aria-current]{border-color:var(--ink);background:var(--ink);color:var(--paper)}
.plain h2{margin:32px 0 0;font:var(--w-bold) var(--t-22)/1.2 var(--sans)}
.plain ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,280px),1fr));gap:20px;margin:20px 0 28px;padding:0;list-style:none}
.plain li{position:relative;overflow:hidden;border:1px solid var(--line);border-radius:var(--r-l);background:var(--paper);overflow-wrap:anywhere}
.plain li img{display:block;width:100%;height:auto;aspect-ratio:40/21;object-fit:cover;background:var(--sunk)}
.plain li div{padding:14px 16px 18px}
.plain li a{color:var(--ink);font-weight:var(--w-bold);font-size:var(--t-18);text-decoration:none}
.plain li a::after{position:absolute;inset:0;content:""}
.plain li a:focus-visible::after{outline:3px solid var(--blue-ink);outline-offset:-3px;border-radius:var(--r-l)}
.plain li small{display:block;margin:2px 0 6px;color:var(--ink-3)}
@media (prefers-color-scheme:dark){:root{color-scheme:dark;--ground:#0a111f;--paper:#121b2d;--sunk:#0c1423;--line:#212d44;--line-2:#32405b;--control:#6e7f9c;--ink:#e9f0fb;--ink-2:#b4c2d8;--ink-3:#8fa0ba;--blue:#4a9bff;--blue-ink:#7db8ff;--pri:#4a9bff;--on-blue:#06142a}}
body{background:var(--ground)}
`.replaceAll('\n', '')

/** Everything that people wrote must pass through here. */
const text = escapeHtml

function card(experience: FeaturedExperience, say: SayExplore): string {
  const { pageName, description, category, slideCount, fullPagePath } = experience
  const facts = [category, say('slides', { count: slideCount })].filter(Boolean).join(' · ')
  // The picture repeats the link beside it.
  const picture = `<img src="${text(pictureOf(experience))}" alt="" width="${COVER.width}" height="${COVER.height}" loading="lazy">`
  const words = description ? `<p>${text(description)}</p>` : ''
  const link = `<a href="${text(experiencePath(fullPagePath))}">${text(pageName || fullPagePath)}</a>`
  return `<li>${picture}<div>${link}<small>${text(facts)}</small>${words}</div></li>`
}

function kinds({ categories, category: chosen }: FrontFacts, say: SayExplore): string {
  if (categories.length === 0) return ''
  const pill = (category: string, words: string): string => {
    const current = category === chosen ? ' aria-current="page"' : ''
    return `<a href="${text(exploreHref({ category }))}"${current}>${text(words)}</a>`
  }
  const pills = categories.map(({ name, count }) => pill(name, `${name} ${count}`))
  return `<nav class="kinds" aria-label="${text(say('categories'))}">${pill('', say('all'))}${pills.join('')}</nav>`
}

function search({ query, category }: FrontFacts, say: SayExplore): string {
  const label = text(say('searchApps'))
  const categoryField = category ? `<input type="hidden" name="category" value="${text(category)}">` : ''
  const field = `<input type="search" name="q" value="${text(query)}" maxlength="200" aria-label="${label}" placeholder="${label}">`
  return `<form action="${EXPLORE_PATH}" role="search">${field}${categoryField}<button>${text(say('search'))}</button></form>`
}

function foundWords({ query, category }: FrontFacts, say: SayExplore): string {
  if (query && category) return say('foundBoth', { query, category })
  return query ? say('foundQuery', { query }) : say('foundCategory', { category })
}

function results(facts: FrontFacts, say: SayExplore): string {
  const { query, category, isLater, experiences, cursor } = facts
  const isSearch = query !== '' || category !== ''
  const heading = isSearch ? `<h2>${text(foundWords(facts, say))}</h2>` : ''
  const all = `<a href="${EXPLORE_PATH}">${text(say('showAll'))}</a>`
  if (experiences.length === 0 && isSearch)
    return `${heading}<p>${text(say(isLater ? 'noMore' : 'nothingFound'))} ${all}</p>`
  if (experiences.length === 0) return `<p>${text(say('firstSoon'))}</p>`
  const next = cursor
    ? `<p><a href="${text(exploreHref({ query, category, cursor }))}">${text(say('showMore'))}</a></p>`
    : ''
  return `${heading}<ul>${experiences.map((one) => card(one, say)).join('')}</ul>${next}`
}

/** The explore screen in plain HTML: links, names, descriptions and pictures, the search and the categories. */
export const plainList = (facts: FrontFacts, say: SayExplore): string =>
  [
    `<div class="plain"><header><b>${PRODUCT.name}</b></header>`,
    `<main><h1>${text(say('title'))}</h1>`,
    `<p>${text(say('intro'))}</p>`,
    search(facts, say),
    kinds(facts, say),
    results(facts, say),
    `</main><p>${text(say('needsJavaScript'))}</p></div>`,
  ].join('')
