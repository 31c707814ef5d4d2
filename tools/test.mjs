import { runTypeScript } from './bootstrap/run-typescript.mjs';

await runTypeScript('tools/check/main.ts', process.argv.slice(2));
