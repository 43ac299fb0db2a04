import { askDatabase } from './story/ask-database.ts'

/**
 * Skips AVIF versions of the demo apps' pictures before the first story: converting them would occupy both processors
 * for half a minute at any moment of the stories, none of which is about them. Pages show WebP, as after any upload.
 */
export default async function setUp(): Promise<void> {
  await askDatabase('delete from media_avif_due')
}
