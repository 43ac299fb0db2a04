/** The path of a slide's editor; told the instant app from which it is opened, it leads back there. */
export const slidePath = (itemId: string, experienceId?: string): string =>
  `/app/experienceItems/${itemId}${experienceId === undefined ? '' : `?in=${encodeURIComponent(experienceId)}`}`
