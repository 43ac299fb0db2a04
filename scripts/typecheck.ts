import { runTool } from './run-tool.ts'

const { status } = await runTool('tsc', ['--noEmit', '--project', '.'], { isShown: true })
process.exit(status)
