/** Database with the newest schema that each test file copies. */
export const TEMPLATE_DATABASE = 'taplet_template'
