import { newCall } from './recipes/new-call.ts'
import { root } from './root.ts'

// `npm run new-call -- drafts rename`: docs/how-to/add-a-call.md, its first two steps.
const [feature = '', name = ''] = process.argv.slice(2)
newCall(root, feature, name)
