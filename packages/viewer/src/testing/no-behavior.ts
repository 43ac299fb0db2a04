/** Replaces the widgets' browser code where the script is measured without it. */
export const behaviors = {}
export const hold = (): void => undefined
