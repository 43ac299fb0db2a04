/** Address of the page where an app is copied. The token is in the fragment, which no server log and no referrer holds. */
export const copyPath = (token: string): string => `/info/copy#${token}`
