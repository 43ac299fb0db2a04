import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { buildClient, buildTwin } from './build-client.ts'

const folder = new URL('../dist/', import.meta.url)
const [{ script, storyStyles, pageCss, landingCss, worker, endingWorker, modules }, twin] = await Promise.all([
  buildClient(),
  buildTwin(),
])
const files = {
  'client.js': script,
  'story-styles.json': JSON.stringify(storyStyles),
  'page.css': pageCss,
  'landing.css': landingCss,
  'worker.js': worker,
  'worker-end.js': endingWorker,
  'twin.js': twin.script,
  'twin.css': twin.css,
  ...Object.fromEntries(Object.values(modules).map(({ file, code }) => [`modules/${file}`, code])),
}
rmSync(new URL('modules/', folder), { recursive: true, force: true })
mkdirSync(new URL('modules/', folder), { recursive: true })
for (const [name, text] of Object.entries(files)) writeFileSync(new URL(name, folder), text)
