/** Path of a slide's editor; given the instant app it is opened from, Back returns there. */
export const slidePath = (itemId: string, experienceId?: string): string =>
  `/app/experienceItems/${itemId}${experienceId === undefined ? '' : `?in=${encodeURIComponent(experienceId)}`}`
