// Parts of the contract of `visits.record`, for scripts that have no room for its schemas.
export const VISITS_ADDRESS = '/api/visits/record'
export const MAX_EVENTS = 50
