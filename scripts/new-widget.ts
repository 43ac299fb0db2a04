import { newWidget } from './recipes/new-widget.ts'
import { root } from './root.ts'

// `npm run new-widget -- opening-hours`: docs/how-to/add-a-widget.md, its first two steps.
newWidget(root, process.argv[2] ?? '')
