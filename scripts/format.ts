import { runTool } from './run-tool.ts'

const { status } = await runTool('biome', ['format', '--write', ...process.argv.slice(2)], { isShown: true })
process.exit(status)
