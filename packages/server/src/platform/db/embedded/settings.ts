import { type Layout, SOCKET_PORT } from './layout.ts'

/** PostgreSQL settings by name, as in postgresql.conf. */
export type Settings = Record<string, string>

/** Durability stays at PostgreSQL's defaults on purpose: with synchronous_commit off, a crash loses acknowledged writes. */
const DEFAULTS: Settings = {
  client_connection_check_interval: '2s', // else a killed client's query keeps its locks
  idle_in_transaction_session_timeout: '30s',
  lc_messages: 'C',
  log_timezone: 'UTC',
  timezone: 'UTC',
  wal_keep_size: '256MB', // allows base backups from the running server
}

/** For databases that are thrown away after the tests; a crash may lose everything. */
export const TEST_SETTINGS: Settings = {
  autovacuum: 'off',
  fsync: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  max_wal_senders: '0',
  shared_buffers: '64MB',
  synchronous_commit: 'off',
  wal_keep_size: '0',
  wal_level: 'minimal',
}

/** Returns the settings as server arguments; those that make it unreachable from outside cannot be overridden. */
export function settingArguments(settings: Settings, layout: Layout): string[] {
  const all: Settings = {
    ...DEFAULTS,
    ...settings,
    listen_addresses: '',
    port: String(SOCKET_PORT),
    unix_socket_directories: layout.socketFolder,
    unix_socket_permissions: '0700',
  }
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
