/** Stands in for the widgets' browser code where the script is weighed without it. */
export const behaviors = {}
export const hold = (): void => undefined
