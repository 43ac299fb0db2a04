/** For what waits until the server has a picture ready: pages and the database come first (record 181). */
export const UPLOAD_TIME = { timeout: 60_000 }
