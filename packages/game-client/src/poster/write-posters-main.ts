/** Writes every game's poster as a file: `node write-posters-main.ts apps/web/public/posters`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { GAMES } from '@croupier/games';
import { posterSvg } from './poster-svg.ts';

const folder = process.argv[2] ?? 'apps/web/public/posters';
mkdirSync(folder, { recursive: true });
for (const { definition } of GAMES) {
  const svg = posterSvg(definition.id);
  if (svg) writeFileSync(`${folder}/${definition.id}.svg`, `${svg}\n`);
}
