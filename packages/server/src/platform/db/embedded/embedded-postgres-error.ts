/** A reason why the embedded database cannot be used here, in words for the person who started Taplet. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError'
}
