import type { QueryClient } from '@tanstack/react-query'

const keyOf = (experienceId: string) => ['chosenSlide', experienceId]

/** Notes which slide of an instant app is open: the app chooses it when the person comes back, by whatever way. */
export const noteChosenSlide = (client: QueryClient, experienceId: string, itemId: string): void =>
  void client.setQueryData<string>(keyOf(experienceId), itemId)

/** The slide that was opened last from an instant app, if any since it was last asked for. */
export const chosenSlide = (client: QueryClient, experienceId: string): string | undefined =>
  client.getQueryData<string>(keyOf(experienceId))

export const clearChosenSlide = (client: QueryClient, experienceId: string): void =>
  client.removeQueries({ queryKey: keyOf(experienceId), exact: true })
