import { mkdirSync, writeFileSync } from 'node:fs'
import { buildClient } from './build-client.ts'

const folder = new URL('../dist/', import.meta.url)
const { script, storyCss, pageCss } = await buildClient()
mkdirSync(folder, { recursive: true })
for (const [name, text] of Object.entries({ 'client.js': script, 'story.css': storyCss, 'page.css': pageCss })) {
  writeFileSync(new URL(name, folder), text)
}
