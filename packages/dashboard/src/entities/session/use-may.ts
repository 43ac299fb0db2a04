import { type Capability, type Role, roleAllows } from '@taplet/contract'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../lib/api/api.ts'
import { type Session, sessionQuery } from './queries.ts'

/** The account that this session works in; undefined for guests, and for a moment after a sign-in. */
export const useOpenAccount = (): Session['open'] => useQuery(sessionQuery(useApi())).data?.open

/** What this person may do in the open account. Most own theirs, so that this is assumed until it is known. */
export const useRole = (): Role => useOpenAccount()?.role ?? 'owner'

/** Whether this person may do what needs this; the server decides, this is for what is shown. */
export const useMay = (needed: Capability): boolean => roleAllows(useRole(), needed)
