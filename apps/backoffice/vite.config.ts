import { defineConfig } from 'vite';

export default defineConfig({
  build: {
    target: 'es2023',
    outDir: 'build',
    // Fonts and pictures stay files: the policy of the office's pages lets no font come as a data address.
    assetsInlineLimit: 0,
    sourcemap: false,
    // What libraries say to frameworks that render on a server means nothing here.
    rolldownOptions: { checks: { moduleLevelDirective: false } },
  },
  server: { port: 5174, strictPort: true, proxy: { '/office/api': 'http://localhost:3100' } },
});
