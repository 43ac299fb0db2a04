/** The path of a slide's editor; told the instant app from which it is opened, it leads back there. */
export const slidePath = (itemId: string, experienceId?: string): string =>
  `/app/experienceItems/${itemId}${experienceId === undefined ? '' : `?in=${encodeURIComponent(experienceId)}`}`

/** Whether a place is the editor of a slide that leads back to this instant app. */
export const isSlideOfApp = (
  { pathname, search }: { pathname: string; search: string },
  experienceId: string,
): boolean => pathname.startsWith('/app/experienceItems/') && new URLSearchParams(search).get('in') === experienceId
