import { SAMPLE_TAG_ID } from '@taplet/contract'

/** The text in a code: always the id of its link, which never changes. Without a link a sample that the server checks, too. */
export const codeAddress = (publicUrl: string, tagId: string = SAMPLE_TAG_ID): string => `${publicUrl}/t/${tagId}`

export const withoutScheme = (address: string): string => address.replace(/^https?:\/\//, '')
