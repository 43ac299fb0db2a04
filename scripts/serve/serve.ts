import '../../packages/server/src/platform/tsx-hook.ts'

/** Runs the server in this process. */
export async function serve(): Promise<void> {
  // Imported late: the views it reaches need the hook above.
  const { main } = await import('../../packages/server/src/main.ts')
  await main()
}
