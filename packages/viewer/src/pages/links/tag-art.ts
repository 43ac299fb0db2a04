/** Colours of a tag, from the light at the top left to the shade, and of what is printed on it. */
interface TagColours {
  body: readonly string[]
  mark: string
}

const PLAIN: TagColours = { body: ['#fff', '#f4f5f7', '#d5dae1'], mark: '#14171c' }
const COLOURS: Readonly<Record<string, TagColours>> = {
  BLACKANDWHITE: { body: ['#4a4f5a', '#1d2027', '#08090c'], mark: '#fff' },
  BLUEANDWHITE: { body: ['#6db3ff', '#2378ea', '#0b48ad'], mark: '#fff' },
  GOLD: { body: ['#fff0bd', '#e9c564', '#c7973a', '#f0d380', '#93661a'], mark: '#5f3e08' },
  PINKANDWHITE: { body: ['#ffb3d4', '#f0619f', '#bd2b6f'], mark: '#fff' },
  RAINBOW: { body: ['#ff7a85', '#ffb45c', '#ffe27a', '#6fdc9c', '#5aa9ff', '#a274f5'], mark: '#fff' },
  SILVER: { body: ['#fff', '#d3dae3', '#a5afbc', '#e2e7ed', '#737e8d'], mark: '#323b47' },
  WHITEANDBLACK: PLAIN,
}

/** A round tag on a table with waves on it, in its own colours; an unknown type is white. */
export function tagArt(tagSubType: string | null, isOff = false): string {
  const { body, mark } = (tagSubType !== null && Object.hasOwn(COLOURS, tagSubType) && COLOURS[tagSubType]) || PLAIN
  const stops = body
    .map((colour, index) => `<stop offset="${index / (body.length - 1)}" stop-color="${colour}"/>`)
    .join('')
  const waves = [22, 38, 54].map((r) => `<path d="M${r * 0.7} ${-r * 0.7}a${r} ${r} 0 0 1 0 ${r * 1.4}"/>`).join('')
  const strike = isOff ? '<path d="M-58 58 58-58" stroke-width="9"/>' : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 390 440" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><defs><linearGradient id="tb" x1=".12" y1=".05" x2=".88" y2=".95">${stops}</linearGradient><radialGradient id="ts"><stop offset="0" stop-color="#0E1A2B" stop-opacity=".4"/><stop offset="1" stop-color="#0E1A2B" stop-opacity="0"/></radialGradient></defs><rect x="-400" y="-400" width="1190" height="1240" fill="#DCEBFA"/><ellipse cx="195" cy="348" rx="140" ry="30" fill="url(#ts)"/><circle cx="195" cy="218" r="122" fill="url(#tb)"/><circle cx="195" cy="218" r="113" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="2"/><g transform="translate(195 218)" fill="none" stroke="${mark}" stroke-width="8" stroke-linecap="round"><circle cx="-34" r="7" fill="${mark}"/><g transform="translate(-34)">${waves}</g>${strike}</g></svg>`
}
