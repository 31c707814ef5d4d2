#!/usr/bin/env node
// The package carries plain JavaScript; in the repository, which never builds it, the sources are run as they are.
import { existsSync } from 'node:fs';

const built = new URL('./dist/conformance-main.js', import.meta.url);
await import(existsSync(built) ? built.href : new URL('./src/conformance-main.ts', import.meta.url).href);
