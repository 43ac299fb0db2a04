/**
 * Adapts the page to a frame on another website. Links out of it open a new window: most sites and all of our own pages
 * refuse to be framed. User text cannot be mistaken for a tag, because it is escaped.
 */
export const forFrames = (html: string): string =>
  html.replaceAll(/<(a|form)\b([^>]*)>/g, (tag: string, name: string, attributes: string) => {
    const staysHere = /\shref="#/.test(attributes) || (name === 'a' && !/\shref=/.test(attributes))
    if (staysHere || /\starget=/.test(attributes)) return tag
    return `<${name}${attributes} target="_blank"${/\srel=/.test(attributes) ? '' : ' rel="noopener"'}>`
  })
