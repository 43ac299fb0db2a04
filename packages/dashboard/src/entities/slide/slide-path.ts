/** Path of a slide's editor; given the instant app it is opened from, Back returns there. */
export const slidePath = (itemId: string, experienceId?: string): string =>
  `/app/experienceItems/${itemId}${experienceId === undefined ? '' : `?in=${encodeURIComponent(experienceId)}`}`

/** Whether a location is the editor of a slide that returns to this instant app. */
export const isSlideOfApp = (
  { pathname, search }: { pathname: string; search: string },
  experienceId: string,
): boolean => pathname.startsWith('/app/experienceItems/') && new URLSearchParams(search).get('in') === experienceId
