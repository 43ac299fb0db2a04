import { studioTools } from '@taplet/contract/studio'

/** A module of its own, so that what is fetched later does not take drafts along: keeping edits safe waits for no code. */
export const tools = studioTools
