import { contract } from './contract.ts'
import type { Calls } from './kit/call.ts'

/** Returns the calls that answer 501 for now, as "feature.name METHOD /path". */
export function pendingCalls(): string[] {
  const features: Record<string, Calls> = contract
  return Object.entries(features).flatMap(([feature, calls]) =>
    Object.entries(calls)
      .filter(([, call]) => call.isPending)
      .map(([name, call]) => `${feature}.${name} ${call.method} ${call.path}`),
  )
}
