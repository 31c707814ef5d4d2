// node tools/run.mjs <file.ts> [arguments]: any Node from 20 on; installs, finds the pinned Node, runs the file.
import { runTypeScript } from './bootstrap/run-typescript.mjs';

const [file, ...args] = process.argv.slice(2);
if (file) await runTypeScript(file, args);
else console.error('usage: node tools/run.mjs <file.ts> [arguments]');
