/** Everything that opens over a screen, to be fetched ahead of its first use. */
import '../pieces/missing-piece.tsx'
import '../toasts/toast-stack.tsx'
import '../toasts/toaster-stack.tsx'
import './dialog-panel.tsx'
import './menu-list.tsx'
import './popup-panel.tsx'
import './sheet/sheet-panel.tsx'
