import { newWidget } from './recipes/new-widget.ts'
import { root } from './root.ts'

// `npm run new-widget -- guest-book`: the first two steps of docs/how-to/add-a-widget.md.
newWidget(root, process.argv[2] ?? '')
