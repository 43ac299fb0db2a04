import type { FastifyInstance } from 'fastify'

/** Listens and returns the port. Throws one sentence that says what to do when the port or address is not to be had. */
export async function listen(server: FastifyInstance, { port, host }: { port: number; host: string }): Promise<number> {
  try {
    return Number(new URL(await server.listen({ port, host })).port)
  } catch (error) {
    const sentence = sentenceOf(error, port, host)
    throw sentence === undefined ? error : new Error(sentence)
  }
}

function sentenceOf(error: unknown, port: number, host: string): string | undefined {
  switch (error instanceof Error && 'code' in error && error.code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use by another program. Choose another one: PORT=${port + 1} npm start`
    case 'EACCES':
      return `This account may not listen on port ${port}. Choose one above 1023 and put a proxy in front: PORT=3000 npm start`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST=${host} is no address of this machine. Leave it out to listen on all of them.`
    default:
      return undefined
  }
}
