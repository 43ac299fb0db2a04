/** Everything that opens over a screen, for preloading. */
import '../lazy/lazy-failure.tsx'
import '../toasts/show-toast.tsx'
import '../toasts/toaster-stack.tsx'
import './dialog-panel.tsx'
import './menu-list.tsx'
import './popup-panel.tsx'
import './sheet/sheet-panel.tsx'
