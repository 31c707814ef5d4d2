import { runTypeScript } from './bootstrap/run-typescript.mjs';

await runTypeScript('tools/start/main.ts', process.argv.slice(2));
