import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { normalizePath } from 'vite'

/** Ninety bytes that a dozen screens share. */
const COERCE = /zod\/v4\/classic\/coerce\.js$/
const packages = normalizePath(fileURLToPath(new URL('../../', import.meta.url)))

/** Whether a module is one of these files of ours. Says so when a file has moved: its chunk would fall apart unseen. */
function files(folder: `${string}/` | '', names: string): (id: string) => boolean {
  const paths = names.split(/\s+/).map((name) => `${packages}${folder}${name}`)
  for (const path of paths) if (!existsSync(path)) throw new Error(`chunks.ts names ${path}, which is gone`)
  const wanted = new Set(paths)
  return (id) => wanted.has(id)
}

const orLike =
  (pattern: RegExp, isOneOf: (id: string) => boolean) =>
  (id: string): boolean =>
    pattern.test(id) || isOneOf(id)

/**
 * What screens share, in a few files. Left alone, the bundler cuts it into as many as there are ways in which screens share
 * its modules: hundreds of files, each compressed apart from the rest, and the first screen names them all so that those
 * of a next screen come at once. That cost the first screen and each editor up to 5 KB. A module brings along whatever it
 * imports and no line above has.
 */
export const chunks = [
  {
    name: 'libraries',
    test: /node_modules\/(react|react-dom|react-router|scheduler|zustand)\/|infiniteQueryOptions\.js$|query-core\/build\/modern\/(query|queryClient|queryObserver|removable|retryer|subscribable|utils)\.js$/,
  },
  // The rest of the first document, and what nearly every screen shows at once, forms and dialogs among it.
  {
    name: 'layout',
    test: files(
      'dashboard/src/',
      `app/create-app.ts app/providers.tsx app/routes.tsx lib/device/device-storage.ts lib/tracking.ts ui/button.tsx
      ui/fields/search-field.tsx ui/fields/switch-field.tsx ui/layout/chip.tsx ui/layout/page-header.tsx
      ui/layout/phone-frame.tsx ui/overlays/when-opened.tsx ui/pieces/lazy-piece.tsx ui/pieces/late-screen.tsx
      ui/slides/slide-thumbnail.tsx ui/states/delayed.tsx ui/states/empty-state.tsx ui/states/skeleton.tsx
      features/explore/featured-card.tsx
      ui/fields/field.tsx ui/fields/text-field.tsx ui/fields/text-area.tsx ui/fields/select-field.tsx
      ui/fields/segment.tsx ui/layout/card.tsx ui/fields/choice-box.tsx ui/overlays/dialog.tsx
      ui/overlays/dialog.module.css ui/overlays/confirm-dialog.tsx`,
    ),
  },
  // What works on an account's things: lists, editors and pickers.
  {
    name: 'work',
    test: orLike(
      COERCE,
      files(
        '',
        `dashboard/src/lib/new-id.ts dashboard/src/lib/timing/use-mutation-once.ts dashboard/src/lib/api/instance.ts dashboard/src/lib/timing/clock-time.ts dashboard/src/ui/list/deletions.ts dashboard/src/entities/slide/queries.ts dashboard/src/entities/media/queries.ts dashboard/src/entities/slide/slide-path.ts dashboard/src/ui/overlays/leave-guard.tsx dashboard/src/lib/announce.ts dashboard/src/lib/timing/after-paint.ts dashboard/src/lib/use-change-params.ts dashboard/src/entities/link/link-paths.ts dashboard/src/lib/device/device-zone.ts contract/src/account/limits.ts contract/src/kit/many.ts contract/src/editing/drafts.ts`,
      ),
    ),
  },
  // Slides and drafts, in their lists and editors.
  {
    name: 'drafts',
    test: files(
      'dashboard/src/',
      `lib/drafts/store/idb-draft-store.ts lib/drafts/saves-channel.ts text/en/slides/slides.ts
      entities/slide/name-problem.ts ui/list/dragging/drag-parts.ts`,
    ),
  },
  // Lists of things.
  {
    name: 'lists',
    test: files(
      'dashboard/src/',
      `text/en/lists.ts ui/list/selecting/bulk-bar.tsx ui/list/selecting/use-selection.ts ui/list/edited-time.tsx ui/list/selecting/select-box.tsx
      ui/list/when-near.tsx ui/list/use-scroll-edges.ts ui/list/name-list.ts ui/list/numbered-copy.ts lib/copy-text.ts lib/start-download.ts`,
    ),
  },
  // What the inbox, its settings, its orders and its number in the navigation stand on.
  {
    name: 'inbox-calls',
    test: files(
      '',
      `dashboard/src/features/inbox/queries.ts dashboard/src/features/inbox/frame/failure-words.ts dashboard/src/text/en/inbox/inbox-count.ts`,
    ),
  },
  // What the lists of the inbox have in common: reviews and sign-ups, and orders, which are loaded when they are looked at.
  {
    name: 'inbox',
    test: files(
      'dashboard/src/features/inbox/',
      `frame/inbox-header.tsx frame/inbox-tabs.tsx entries/inbox-address.ts frame/use-opened-address.ts
      frame/use-focus-on-return.ts frame/frame.module.css frame/focus-entry.ts frame/list/own-days.tsx
      frame/list/list.module.css frame/list/list-states.tsx
      frame/days.ts frame/detail/entry-facts.tsx frame/in-parts.ts`,
    ),
  },
  // Apps with their slides.
  {
    name: 'apps',
    test: files('dashboard/src/entities/', 'experience/library.ts media/picture-url.ts slide/view-beside.ts'),
  },
  {
    name: 'list-screens',
    test: files(
      'dashboard/src/ui/list/',
      'undo-strip.tsx use-list-address.ts limit-note.tsx use-deleting.ts selecting/use-id-set.ts list-tools.tsx',
    ),
  },
  // What can be done with apps and slides, in their lists as in the editor of apps.
  {
    name: 'actions',
    test: files(
      'dashboard/src/',
      `features/experiences/list/use-delete-experiences.ts features/experiences/list/delete-experiences-dialog.tsx
      features/experiences/list/duplicate-dialog.tsx features/experiences/list/use-duplicate-experiences.ts
      features/experiences/list/find-experiences.ts features/experiences/list/use-search-texts.ts
      screens/links/download-dialog.tsx features/experiences/editor/editor-parts.ts entities/experience/page-state.ts
      features/experiences/editor/strip/slide-tile.tsx features/experiences/add-to-app/use-add-to-app.ts
      features/experiences/add-to-app/add-to-app-dialog.tsx features/slides/kinds/kind-buttons.tsx
      entities/slide/find-slides.ts entities/slide/use-duplicate-slides.ts entities/slide/use-delete-slides.ts
      entities/slide/item-kinds.ts entities/slide/late-item-thumbnail.tsx`,
    ),
  },
  // What editors of all kinds stand on.
  {
    name: 'editing',
    test: files(
      'dashboard/src/',
      `lib/editing/use-editing.ts lib/drafts/use-drafts.ts editing/strips/late-draft-strips.tsx
      editing/strips/save-failure.tsx editing/conflict/conflict-dialog.tsx editing/strips/strip.tsx
      lib/pieces/use-try-again.ts lib/pieces/once-loaded.tsx text/en/editing.ts features/twin/twin-button.tsx
      features/templates/template-picker.tsx editing/versions/versions-dialog.tsx`,
    ),
  },
  // Controls of the slide editor that QR designs are edited with too.
  {
    name: 'controls',
    test: files(
      'dashboard/src/',
      `ui/fields/slider-field.tsx ui/fields/colour-field.tsx features/slides/editor/controls/media-control.tsx
      features/slides/editor/controls/slider-control.tsx features/slides/editor/controls/colour-control.tsx
      editing/use-editor-layout.ts features/media/picker/media-picker.tsx features/slides/editor/editor-context.ts`,
    ),
  },
  // What the slide editor shares with its own later parts.
  {
    name: 'stack',
    test: files(
      'dashboard/src/features/slides/editor/',
      `stack/widget-row.tsx fresh-widget.ts editor-skeleton.tsx controls/focal-control.tsx
      interactions/editor-actions-context.ts typing/text-map.ts`,
    ),
  },
  // What the screens of links and QR designs share.
  {
    name: 'links',
    test: files(
      'dashboard/src/',
      `entities/link/queries.ts features/links/calls/remember-link.ts features/links/parts/app-picture.tsx features/links/parts/destination-fields.tsx features/links/parts/destination-value.ts features/links/parts/destination-line.tsx features/links/parts/use-known.ts features/links/parts/destination.ts entities/link/name-of.ts entities/qr-design/queries.ts text/en/links/links.ts`,
    ),
  },
]
