import { useSuspenseQuery } from '@tanstack/react-query'
import { sessionQuery } from '../../entities/session/queries.ts'
import { useApi } from '../../lib/api/api.ts'

/** Below SessionGate the data is always loaded. */
export const useSession = () => useSuspenseQuery(sessionQuery(useApi())).data
