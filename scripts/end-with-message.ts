/**
 * Ends the process with the error's message alone: the errors of a start are written for the person at the keyboard.
 * Errors of the program itself (TypeError and its kin) come whole, with what caused them.
 */
export function endWithMessage(error: unknown): never {
  const isBug = error instanceof TypeError || error instanceof ReferenceError || error instanceof SyntaxError
  if (error instanceof Error && !isBug) {
    console.error(error.message)
    if (error.cause) console.error(error.cause)
  } else {
    console.error(error)
  }
  process.exit(1)
}
