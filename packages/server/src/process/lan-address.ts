import { networkInterfaces } from 'node:os'

/** Where a phone on the same network finds this machine; undefined when there is no network. */
export function lanAddress(): string | undefined {
  const all = Object.values(networkInterfaces()).flatMap((list) => list ?? [])
  return all.find((one) => one.family === 'IPv4' && !one.internal)?.address
}
