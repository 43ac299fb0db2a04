// What the contract says of the call `visits.record`, for scripts that have no room for its schemas.
export const VISITS_ADDRESS = '/api/visits/record'
export const MAX_EVENTS = 50
