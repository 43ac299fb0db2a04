import { newCall } from './recipes/new-call.ts'
import { root } from './root.ts'

// `npm run new-call -- drafts rename`: the first two steps of docs/how-to/add-a-call.md.
const [feature = '', name = ''] = process.argv.slice(2)
newCall(root, feature, name)
