import { aPhonePhoto, aPixelBomb } from '../features/media/testing/pictures.ts'

/** Pictures as visitors send them. */
export const visitorPictures = { aPhonePhoto, aPixelBomb }
