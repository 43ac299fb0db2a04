import { runProgram } from '../run-tool.ts'
import { aptInstall } from './apt-install.ts'

/** Installs the S3 program that the storage driver is tested with. Where it cannot, that suite says so and is skipped. */
export async function installS3Program(): Promise<void> {
  if ((await runProgram('/usr/bin/python3', ['-c', 'import swift, paste.deploy'])).status === 0) return
  const problem = await aptInstall('python3-swift')
  if (problem) console.log(`The S3 driver will not be tested, for python3-swift could not be installed:\n${problem}`)
}
