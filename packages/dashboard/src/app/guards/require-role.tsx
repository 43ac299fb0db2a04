import type { Capability } from '@taplet/contract'
import type { ReactNode } from 'react'
import { Outlet } from 'react-router'
import { useMay } from '../../entities/session/use-may.ts'
import { NotYourRole } from '../../screens/not-your-role.tsx'

interface RequireRoleProps {
  needs: Capability
  /** What other roles get at these addresses. */
  instead?: ReactNode
}

/** For screens of which a role has no use: says so, and whom to ask. The server refuses the calls as well. */
export function RequireRole({ needs, instead = <NotYourRole /> }: RequireRoleProps) {
  return useMay(needs) ? <Outlet /> : instead
}
