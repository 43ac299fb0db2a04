/** Pages that one account may have read in ten minutes: each costs us up to twenty requests. */
export const MAX_PAGES_READ = 20
/** Pictures that one account may have fetched and stored in ten minutes. */
export const MAX_PICTURES_STORED = 120
/** Of one page: what a person can look through. */
export const MAX_IMPORTED_PICTURES = 12
export const MAX_IMPORTED_LINKS_OF_PAGE = 30
export const MAX_IMPORTED_ITEMS = 80
/** Characters. */
export const MAX_IMPORTED_NAME = 60
export const MAX_IMPORTED_DESCRIPTION = 300
