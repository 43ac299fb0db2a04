/** Names as people know them; the first match wins, as most browsers name others as well. */
const browsers: readonly (readonly [string, RegExp])[] = [
  ['Samsung Internet', /SamsungBrowser\//], // inline-text: a name
  ['Opera', /\bOPR\/|\bOPiOS\/|\bOPX\//],
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Vivaldi', /\bVivaldi\//],
  ['Firefox', /\bFirefox\/|\bFxiOS\//],
  ['Chrome', /\bChrome\/|\bCriOS\/|\bChromium\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
]
const systems: readonly (readonly [string, RegExp])[] = [
  ['iPadOS', /iPad/],
  ['iOS', /iPhone|iPod/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /Macintosh/],
  ['Linux', /Linux|X11/],
]
const nameIn = (names: readonly (readonly [string, RegExp])[], agent: string): string =>
  names.find(([, pattern]) => pattern.test(agent))?.[0] ?? ''

/** Returns the names of browser and operating system, as far as the user agent tells; else empty ones. */
export const browserOf = (userAgent: string): { browser: string; system: string } => ({
  browser: nameIn(browsers, userAgent),
  system: nameIn(systems, userAgent),
})
