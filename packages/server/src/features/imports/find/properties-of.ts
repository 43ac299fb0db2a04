import type { PageContent } from '../scan/page-content.ts'

/** Returns the values of a property in a page's microdata. */
export const propertiesOf = (content: PageContent, name: string): string[] =>
  content.blocks.filter(({ property }) => property === name).map(({ text }) => text)
