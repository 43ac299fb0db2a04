import type { SaverMessage } from './durability/messages.ts'
import { createSavers } from './durability/savers.ts'

// The client of the durability bench, in a process of its own, so that its record of acknowledged saves survives every
// kill.
const savers = createSavers()
process.on('message', (order: SaverMessage) => {
  void savers.obey(order).then((account) => process.send?.(account))
})
process.on('disconnect', () => process.exit(0))
