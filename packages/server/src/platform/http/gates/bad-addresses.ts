import { linkPath } from '@taplet/contract'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { codeInPath } from '../../link-codes.ts'
import { handleError } from '../errors/error-handler.ts'
import { isBadAddress } from './input-gate.ts'

/** Sends the "not found" page; returns undefined for addresses that programs request. */
type ShowNothing = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> | undefined

declare module 'fastify' {
  interface FastifyInstance {
    /** Sends this page to people who open an address that cannot be decoded. */
    showAtBadAddresses: (show: ShowNothing) => void
  }
}

/** Answers addresses that cannot be decoded or contain forbidden characters. */
export function createBadAddresses() {
  let show: ShowNothing = () => undefined

  /** A link's code still works when a bad scanner appended characters to it. */
  function answer(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
    const { method, url, headers } = request
    const isForPeople = method === 'GET' || method === 'HEAD'
    const code = isForPeople ? codeInPath(url.replace(/\?.*$/s, '')) : undefined
    if (code) {
      reply.header('cache-control', 'no-store').redirect(linkPath(code), 302)
      return
    }
    const showing = isForPeople && headers.accept?.includes('text/html') ? show(request, reply) : undefined
    if (showing) void orFailure(showing, request, reply)
    else handleError(error, request, reply)
  }

  return {
    /** For addresses that Fastify cannot route; no hook has run. */
    answer,

    /** For addresses that a gate refuses. */
    addTo(app: FastifyInstance): void {
      app.decorate('showAtBadAddresses', (given) => void (show = given))
      app.setErrorHandler<FastifyError>((error, request, reply) => {
        if (isBadAddress(request.url)) answer(error, request, reply)
        else handleError(error, request, reply)
      })
    },
  }
}

async function orFailure(showing: Promise<unknown>, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  try {
    await showing
  } catch (failure) {
    // Anything may have been thrown; the handler allows for missing fields.
    handleError(failure as FastifyError, request, reply)
  }
}
