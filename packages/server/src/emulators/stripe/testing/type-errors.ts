import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const { resolve } = createRequire(import.meta.url)
const folderOf = (name: string): string => dirname(resolve(`${name}/package.json`))

/** A JSON value, and the type of Stripe's SDK that it should have. */
export interface Sample {
  type: string
  json: unknown
}

/** The SDK makes objects of decimals, which are strings over the network; both may be absent. */
const withoutDecimals = (json: string): string => json.replaceAll(/"(\w+_decimal)":"\d+"/g, '"$1":null')

/** Returns the compiler's errors about samples that do not match the SDK's types; empty when all do. */
export async function typeErrorsOf(samples: readonly Sample[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'types-'))
  const lines = samples.map(
    ({ type, json }, at) => `export const sample${at}: ${type} = ${withoutDecimals(JSON.stringify(json))}`,
  )
  const config = {
    compilerOptions: {
      target: 'es2024',
      module: 'esnext',
      moduleResolution: 'bundler',
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      types: ['node'],
      typeRoots: [dirname(folderOf('@types/node'))],
      paths: { stripe: [join(dirname(resolve('stripe')), '../esm/stripe.esm.node.d.ts')] },
    },
    files: ['samples.ts'],
  }
  try {
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config))
    await writeFile(join(folder, 'samples.ts'), [`import type { Stripe } from 'stripe'`, ...lines].join('\n'))
    return await run(process.execPath, [join(folderOf('typescript'), 'bin/tsc'), '-p', folder])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const run = (program: string, parts: string[]): Promise<string> =>
  new Promise((done) => {
    execFile(program, parts, (_error, output, problems) => done((output + problems).trim()))
  })
