/** Generated covers have the aspect ratio that no preview crops. */
export const COVER_SIZE = { width: 1200, height: 630 } as const
