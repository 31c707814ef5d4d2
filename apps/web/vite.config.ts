import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { chunksPlugin } from './build-plugins/chunks-plugin.ts';
import { contractPlugin } from './build-plugins/contract-plugin.ts';
import { declaredPlugin } from './build-plugins/declared-plugin.ts';
import { messagesPlugin } from './build-plugins/messages-plugin.ts';
import { postersPlugin } from './build-plugins/posters-plugin.ts';
import { routerReloadPlugin } from './build-plugins/router-reload-plugin.ts';
import { workerPlugin } from './build-plugins/worker-plugin.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig(({ command }) => ({
  plugins: [
    messagesPlugin(here('./app')),
    declaredPlugin(here('./app')),
    postersPlugin(),
    contractPlugin(),
    chunksPlugin(),
    routerReloadPlugin(),
    workerPlugin(here('./app')),
    reactRouter(),
  ],
  resolve: {
    // Messages are compiled while building, so the parser of ICU texts never reaches the browser.
    alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' },
  },
  // While developing, the server too must read compiled messages.
  ...(command === 'serve' && { environments: { ssr: { resolve: { noExternal: ['use-intl'] } } } }),
  // The server takes the whole site as one file: nothing of React is resolved at run time.
  ...(command === 'build' && {
    define: { 'process.env.NODE_ENV': '"production"' },
    environments: {
      ssr: {
        resolve: { noExternal: true as const },
        build: { rollupOptions: { input: here('./app/site-build.ts') } },
      },
    },
  }),
  build: { target: 'es2022', assetsInlineLimit: 0, sourcemap: false, manifest: true },
  server: { port: 5173, strictPort: true, proxy: { '/api': { target: 'http://localhost:3000', ws: true } } },
}));
