/** Stands in while a design is looked at without a link: as long as the address of any link. */
const SAMPLE_ID = 'k7m2q9x4ab'

/** What a code holds: always the id of its link, which never changes. */
export const codeAddress = (publicUrl: string, tagId: string = SAMPLE_ID): string => `${publicUrl}/t/${tagId}`
