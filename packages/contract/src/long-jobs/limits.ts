/** How long the file of a finished long job waits. */
export const FILE_HOURS = 24
