/** The embedded database cannot be used here; the message is meant for the person who started Taplet. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError'
}
