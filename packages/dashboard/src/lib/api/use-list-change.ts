import { type QueryKey, useQueryClient } from '@tanstack/react-query'

/** Returns what changes the cached list of a query; it does nothing while the list is not loaded. */
export function useListChange<Item>(queryKey: QueryKey): (change: (items: Item[]) => Item[]) => void {
  const client = useQueryClient()
  return (change) => void client.setQueryData<Item[]>(queryKey, (items) => items && change(items))
}
