/** Writes every game's poster as a file: `npm run posters`, or `-- <folder>` for another place than the site's. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { GAME_IDS } from '../art/art-of.ts';
import { posterSvg } from './poster-svg.ts';

const folder = process.argv[2] ?? 'apps/web/public/posters';
mkdirSync(folder, { recursive: true });
for (const id of GAME_IDS) {
  const svg = await posterSvg(id);
  if (svg) writeFileSync(`${folder}/${id}.svg`, `${svg}\n`);
}
console.log(`${GAME_IDS.length} posters in ${folder}`);
