/** How to reach the embedded database; fits the options of `pg`. */
export interface Connection {
  /** The folder of the Unix socket. */
  host: string
  port: number
  user: string
  password: string
  database: string
}

/** Returns the connection as a URL that `pg` understands, for code that also takes DATABASE_URL. */
export function connectionUrl(connection: Connection, database = connection.database): string {
  const { host, port, user, password } = connection
  const query = new URLSearchParams({ host, port: String(port) })
  return `postgresql://${user}:${encodeURIComponent(password)}@localhost/${encodeURIComponent(database)}?${query}`
}
