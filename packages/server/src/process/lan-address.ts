import { networkInterfaces } from 'node:os'

/** Returns the address at which phones on the same network find this machine; undefined without a network. */
export function lanAddress(): string | undefined {
  const all = Object.values(networkInterfaces()).flatMap((list) => list ?? [])
  return all.find((one) => one.family === 'IPv4' && !one.internal)?.address
}
