/**
 * The calls of slides and media, which no first screen makes. Screens that will make them ask for the code with their own
 * instead of when the first call is due; should it fail, the call asks again and says so.
 */
export const fetchLibrary = async () => (await import('@taplet/contract/library')).library
