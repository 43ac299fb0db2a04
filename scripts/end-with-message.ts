/**
 * Exits with the messages of the error and its cause alone: errors of a start are written for the person at the
 * keyboard. Errors of the program itself (TypeError and the like) are printed in full.
 */
export function endWithMessage(error: unknown): never {
  const isBug = error instanceof TypeError || error instanceof ReferenceError || error instanceof SyntaxError
  if (error instanceof Error && !isBug) {
    console.error(error.message)
    if (error.cause instanceof Error) console.error(`Because: ${error.cause.message}`)
  } else {
    console.error(error)
  }
  process.exit(1)
}
