import { linkPath, type Tag } from '@taplet/contract'

export const LINKS_PATH = '/app/triggers'
export const DESIGNS_PATH = '/app/qrDesigns'

/** Where a link is edited (record 078). */
export const editLinkPath = (tagId: string): string => `${LINKS_PATH}/create?tagId=${encodeURIComponent(tagId)}`

/** Where a new link is made that leads to this app. */
export const newLinkPath = (experienceId?: string): string =>
  `${LINKS_PATH}/create${experienceId ? `?experienceId=${encodeURIComponent(experienceId)}` : ''}`

/** The visits by a link (record 089). */
export const analyticsPath = (tagId: string): string => `${LINKS_PATH}?analytics=${encodeURIComponent(tagId)}`

/** What the code and an NFC tag hold. It never changes. */
export const codeUrl = (publicUrl: string, { tagId }: Pick<Tag, 'tagId'>): string => publicUrl + linkPath(tagId)

/** What people are given: the short name where there is one. */
export const shortUrl = (publicUrl: string, { tagId, slug }: Pick<Tag, 'tagId' | 'slug'>): string =>
  publicUrl + linkPath(slug || tagId)

export const withoutScheme = (url: string): string => url.replace(/^https?:\/\//, '')
