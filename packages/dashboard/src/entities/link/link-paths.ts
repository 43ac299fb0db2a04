import { linkPath, type Tag } from '@taplet/contract'

export const LINKS_PATH = '/app/triggers'
export const DESIGNS_PATH = '/app/qrDesigns'

/** Path of a link's editor (record 078). */
export const editLinkPath = (tagId: string): string => `${LINKS_PATH}/create?tagId=${encodeURIComponent(tagId)}`

/** Path of the editor of a new link, with this app as its destination. */
export const newLinkPath = (experienceId?: string): string =>
  `${LINKS_PATH}/create${experienceId ? `?experienceId=${encodeURIComponent(experienceId)}` : ''}`

/** Path of a link's visits (record 089). */
export const analyticsPath = (tagId: string): string => `${LINKS_PATH}?analytics=${encodeURIComponent(tagId)}`

/** The list, with the links of one import or series. */
export const batchPath = (batchId: string): string => `${LINKS_PATH}?batch=${encodeURIComponent(batchId)}`

/** The address in the code and on an NFC tag. It never changes. */
export const codeUrl = (publicUrl: string, { tagId }: Pick<Tag, 'tagId'>): string => publicUrl + linkPath(tagId)

/** The address to share: with the short name if there is one. */
export const shortUrl = (publicUrl: string, { tagId, slug }: Pick<Tag, 'tagId' | 'slug'>): string =>
  publicUrl + linkPath(slug || tagId)

export const withoutScheme = (url: string): string => url.replace(/^https?:\/\//, '')
