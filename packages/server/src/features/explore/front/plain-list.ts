import { experiencePath, type FeaturedExperience, PRODUCT } from '@taplet/contract'
import { escapeHtml } from '../../../platform/mail/escape-html.ts'
import { COVER, EXPLORE_PATH, exploreHref, pictureOf } from './front-addresses.ts'
import type { FrontFacts } from './front-facts.ts'

/** Beside the dashboard's own styles, whose tokens it takes. */
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

/** Every sign of what people wrote goes through here. */
const text = escapeHtml

function card(experience: FeaturedExperience): string {
  const { pageName, description, category, slideCount, fullPagePath } = experience
  const facts = [category, slideCount === 1 ? '1 slide' : `${slideCount} slides`].filter(Boolean).join(' · ')
  // The picture shows what the link beside it says.
  const picture = `<img src="${text(pictureOf(experience))}" alt="" width="${COVER.width}" height="${COVER.height}" loading="lazy">`
  const words = description ? `<p>${text(description)}</p>` : ''
  const link = `<a href="${text(experiencePath(fullPagePath))}">${text(pageName || fullPagePath)}</a>`
  return `<li>${picture}<div>${link}<small>${text(facts)}</small>${words}</div></li>`
}

function kinds({ categories, category: chosen }: FrontFacts): string {
  if (categories.length === 0) return ''
  const pill = (category: string, words: string): string => {
    const current = category === chosen ? ' aria-current="page"' : ''
    return `<a href="${text(exploreHref({ category }))}"${current}>${text(words)}</a>`
  }
  const pills = categories.map(({ name, count }) => pill(name, `${name} ${count}`))
  return `<nav class="kinds" aria-label="Kinds of instant app">${pill('', 'All')}${pills.join('')}</nav>`
}

function search({ query, category }: FrontFacts): string {
  const kept = category ? `<input type="hidden" name="category" value="${text(category)}">` : ''
  const field = `<input type="search" name="q" value="${text(query)}" maxlength="200" aria-label="Search instant apps" placeholder="Search instant apps">`
  return `<form action="${EXPLORE_PATH}" role="search">${field}${kept}<button>Search</button></form>`
}

function results({ query, category, isLater, experiences, cursor }: FrontFacts): string {
  const isSearch = query !== '' || category !== ''
  const name = [query && `for “${query}”`, category && `in ${category}`].filter(Boolean).join(' ')
  const heading = isSearch ? `<h2>Instant apps ${text(name)}</h2>` : ''
  const all = `<a href="${EXPLORE_PATH}">Show all</a>`
  if (experiences.length === 0 && isSearch)
    return `${heading}<p>${isLater ? 'There are no more.' : 'Nothing was found.'} ${all}</p>`
  if (experiences.length === 0) return '<p>The first instant apps will stand here soon.</p>'
  const next = cursor ? `<p><a href="${text(exploreHref({ query, category, cursor }))}">Show more</a></p>` : ''
  return `${heading}<ul>${experiences.map(card).join('')}</ul>${next}`
}

/** The explore screen in plain HTML: links, names, descriptions and pictures, a search and the categories. */
export const plainList = (facts: FrontFacts): string =>
  [
    `<div class="plain"><header><b>${PRODUCT.name}</b></header>`,
    '<main><h1>Tap into something good</h1>',
    '<p>Instant apps that shops, studios and stages have made. Nothing to install.</p>',
    search(facts),
    kinds(facts),
    results(facts),
    '</main><p>Making instant apps, and signing in, needs JavaScript. Opening them does not.</p></div>',
  ].join('')
