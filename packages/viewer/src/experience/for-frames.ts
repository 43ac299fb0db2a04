/**
 * The page as it stands in a frame of another website. What leads away from it opens a window of its own: most sites and
 * all of our own pages refuse to be shown in frames. Text of people cannot be mistaken for a tag: it stands there escaped.
 */
export const forFrames = (html: string): string =>
  html.replaceAll(/<(a|form)\b([^>]*)>/g, (tag: string, name: string, attributes: string) => {
    const staysHere = /\shref="#/.test(attributes) || (name === 'a' && !/\shref=/.test(attributes))
    if (staysHere || /\starget=/.test(attributes)) return tag
    return `<${name}${attributes} target="_blank"${/\srel=/.test(attributes) ? '' : ' rel="noopener"'}>`
  })
