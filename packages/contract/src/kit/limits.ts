export const MAX_MANY = 100
