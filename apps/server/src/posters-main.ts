import { readdir, rm } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { basename, join } from 'node:path';
import { createPosters, defaultBuildFolder } from './site/index.ts';

const LOW_PRIORITY = 15;

/**
 * `npm run posters`: makes every poster of the built site that is not there yet, so that nobody waits for one, and removes
 * those of drawings that have changed. `npm start` runs it in the background.
 */
setPriority(LOW_PRIORITY);
const { paths, folder, get } = await createPosters(defaultBuildFolder());
if (paths.length === 0) throw new Error('The site has not been built: npm run build -w apps/web');
for (const path of paths) await get(path)?.body;
const wanted = new Set(paths.map((path) => basename(path)));
for (const file of await readdir(folder)) if (!wanted.has(file)) await rm(join(folder, file));
console.log(`${paths.length} posters in ${folder}`);
