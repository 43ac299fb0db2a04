/** Where drawings are; nothing is stored there. A file of its own: views need no more than this. */
export const ART_FOLDER = '/media/art/'

/** True for the address of a drawing, whichever colours it has. */
export const isArt = (url: string): boolean => url.startsWith(ART_FOLDER)
