import { type MutateOptions, useMutation, type UseMutationOptions } from '@tanstack/react-query'
import { useOnceAtATime } from './use-once-at-a-time.ts'

/** useMutation for creating things: `mutate` ignores calls while one is in progress. */
export function useMutationOnce<Data, Failure, Wanted>(options: UseMutationOptions<Data, Failure, Wanted>) {
  const mutation = useMutation(options)
  const mutate = useOnceAtATime((wanted: Wanted, then: MutateOptions<Data, Failure, Wanted> = {}) =>
    mutation.mutateAsync(wanted, then),
  )
  return { ...mutation, mutate }
}
