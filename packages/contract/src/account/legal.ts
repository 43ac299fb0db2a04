/**
 * Versions of the terms and of the privacy notice that stand at /legal, by the date they came into force. A sign-up is
 * sent with those that were shown beside its button, and both are stored with the account.
 */
export const LEGAL_VERSIONS = { terms: '2026-11-24', privacy: '2026-11-24' } as const
