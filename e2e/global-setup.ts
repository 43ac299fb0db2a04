import { askDatabase } from './story/ask-database.ts'

/**
 * Before the first story: AVIF of the demo apps' pictures is left undone. It would take both processors for half a minute
 * of the stories, to be done at any moment of them, and none of them is about it: pages show WebP as after any upload.
 */
export default async function setUp(): Promise<void> {
  await askDatabase('delete from media_avif_due')
}
