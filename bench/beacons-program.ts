import type { SenderMessage, BeaconOrder } from './beacons/messages.ts'
import { beVisitors } from './beacons/visitors.ts'

// The visitors of the beacons bench, in a process of their own, so that their record of acknowledged events survives
// every kill.
const tell = (news: SenderMessage): void => void process.send?.(news)
const EVERY = 100

process.on('message', (order: BeaconOrder) => {
  void beVisitors(order, (acknowledged) => {
    if (acknowledged % EVERY === 0) tell({ kind: 'progress', acknowledged })
  }).then((account) => tell({ kind: 'end', account }))
})
process.on('disconnect', () => process.exit(0))
