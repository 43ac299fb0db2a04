// npm run <command> → scripts/<command>.ts on Node 24, whatever the machine has. Plain JavaScript that old versions of
// Node can parse, so that they print a sentence instead of a syntax error.
const [major, minor] = process.versions.node.split('.').map(Number)

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Taplet needs Node.js 20.19 or later to start; this is ${process.versions.node}. See https://nodejs.org`,
  )
  process.exit(1)
}

const { runCommand } = await import('./bootstrap/run-command.mjs')
await runCommand(process.argv.slice(2))
