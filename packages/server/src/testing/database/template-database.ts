/** Migrated database that each test file copies. */
export const TEMPLATE_DATABASE = 'taplet_template'
