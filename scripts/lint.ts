import { runTool } from './run-tool.ts'

const { status } = await runTool('oxlint', ['--type-aware', ...process.argv.slice(2)], { isShown: true })
process.exit(status)
