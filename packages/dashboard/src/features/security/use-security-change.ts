import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../lib/api/api.ts'
import { ProofCancelled, useProve } from '../../entities/security/proof-context.ts'
import { securityQuery } from '../../entities/security/queries.ts'

/**
 * A change of how the person signs in. Where the server asks for proof, it is given in place; closing that dialog is no
 * failure. `failure` is what is left to say.
 */
export function useSecurityChange<Input, Answer>(
  call: (input: Input) => Promise<Answer>,
  onDone: (answer: Answer, input: Input) => void,
) {
  const api = useApi()
  const client = useQueryClient()
  const prove = useProve()
  const change = useMutation({
    mutationFn: (input: Input) => prove(() => call(input)),
    networkMode: 'always',
    onSuccess: (answer, input) => {
      void client.invalidateQueries({ queryKey: securityQuery(api).queryKey })
      onDone(answer, input)
    },
  })
  const failure = change.error instanceof ProofCancelled ? null : change.error
  return { run: change.mutate, isBusy: change.isPending, failure }
}
