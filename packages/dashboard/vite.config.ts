import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { chunks } from './scripts/chunks.ts'
import { withoutAccessRules } from './scripts/without-access-rules.ts'
import { withoutUnusedZod } from './scripts/without-unused-zod.ts'

const SERVER = process.env['TAPLET_SERVER'] ?? 'http://localhost:4700'
/** Sent with the browser's own Host, so that the server accepts the page's origin as its own. */
const toServer = { target: SERVER, changeOrigin: false }
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Sonner injects its styles by JavaScript, which a strict CSP refuses; we import its style sheet instead. */
function withoutInsertedStyles(): Plugin {
  return {
    name: 'without-inserted-styles',
    transform(code, id) {
      if (!id.includes('/sonner/')) return undefined
      return { code: code.replace(/^__insertCSS\(".*"\);?$/m, ''), map: null }
    },
  }
}

/** The router can report on itself to observers. We use none, so its reporters are removed. */
function withoutRouterObservers(): Plugin {
  const names =
    'consumeInstrumentationClientResultMetaReceiver, getRouteInstrumentationUpdates, instrumentClientSideRouter'
  return {
    name: 'without-router-observers',
    apply: 'build',
    transform(code, id) {
      if (!id.endsWith('/react-router/dist/production/lib/router/router.js')) return undefined
      const imported = `import { ${names} } from "./instrumentation.js";`
      return { code: code.replace(imported, `const [${names}] = [() => undefined];`), map: null }
    },
  }
}

/** The first paint needs the interface's only font: preload it before the style sheet has loaded. */
function preloadFont(): Plugin {
  return {
    name: 'preload-font',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        const font = Object.keys(bundle ?? {}).find((name) => /figtree.*\.woff2$/.test(name))
        if (!font) return []
        return [
          {
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${font}`, crossorigin: '' },
            injectTo: 'head-prepend',
          },
        ]
      },
    },
  }
}

/**
 * Compresses scripts and styles with brotli at its highest level, once at build time, and lists their compressed sizes,
 * so that a heavy import is noticed when it is made.
 */
function compressFiles(): Plugin {
  return {
    name: 'compress-files',
    apply: 'build',
    // Read from disk, where no other plugin changes them any more.
    writeBundle({ dir = here('dist') }, bundle) {
      const sizes: Record<string, number> = {}
      for (const name of Object.keys(bundle).filter((one) => /\.(js|css)$/.test(one))) {
        const compressed = brotliCompressSync(readFileSync(join(dir, name)))
        writeFileSync(join(dir, `${name}.br`), compressed)
        sizes[name] = compressed.length
      }
      writeFileSync(join(dir, 'wire-sizes.json'), JSON.stringify(sizes, null, 2))
    },
  }
}

export default defineConfig({
  root: here('.'),
  base: '/',
  plugins: [
    react(),
    withoutInsertedStyles(),
    withoutAccessRules(),
    withoutUnusedZod(),
    withoutRouterObservers(),
    preloadFont(),
    compressFiles(),
  ],
  resolve: {
    // Fonts belong to the slides package, which serves them to visitors too; style sheets cannot refer to a package.
    alias: { '@fonts': here('../slides/fonts') },
  },
  build: {
    outDir: here('dist'),
    emptyOutDir: true,
    assetsDir: 'assets/app',
    // A data: URL would need its own line in the content security policy.
    assetsInlineLimit: 0,
    manifest: true,
    // Browsers without support load the same files a moment later.
    modulePreload: { polyfill: false },
    target: 'es2022',
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunks },
        // The first screen lists every other file: names would cost it more than 400 bytes (the manifest has them).
        chunkFileNames: 'assets/app/c-[hash:7].js',
        assetFileNames: ({ names: [name] }) =>
          name?.endsWith('.css') ? 'assets/app/c-[hash:7][extname]' : 'assets/app/[name]-[hash:7][extname]',
      },
    },
  },
  server: {
    port: 4720,
    strictPort: true,
    proxy: {
      '/api': toServer,
      '/media': toServer,
      '/t/': toServer,
      '/assets/fonts': toServer,
      // /dev/ui is a screen of the dashboard; everything else below /dev belongs to the server.
      '^/dev/(?!ui)': toServer,
      // Published instant apps have a one-segment path; these words belong to the dashboard.
      '^/(?!app$|login$|signup$|auth$|pricing$|support$|404$|src$)[a-z0-9][a-z0-9-]+$': toServer,
    },
  },
})
