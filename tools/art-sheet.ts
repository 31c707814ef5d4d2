/**
 * Draws all of a game's art on one picture: `npm run art -- <game id or art file> [out.png]`. The first argument is an
 * id of art/art-of.ts or a path to a file whose only export is the art.
 */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { findChromium } from './testing/chromium.ts';
import { pictureSvg } from '@croupier/game-client/picture/picture-svg.ts';
import type { Picture } from '@croupier/game-client/picture/picture.ts';
import { sceneArtOf } from '@croupier/game-client/art/art-of.ts';
import { isGameArt, type SceneArt } from '@croupier/game-client/art/game-art.ts';

const [name, out = `var/art-${name?.replaceAll(/\W+/g, '-')}.png`] = process.argv.slice(2);
if (!name) throw new Error('Which game?');
const art = name.endsWith('.ts') ? await fromFile(name) : await sceneArtOf(name);
if (!art) throw new Error(`No art for ${name}`);

let count = 0;
const svg = (picture: Picture, width: number, height = (width * picture.height) / picture.width) =>
  pictureSvg(picture, `p${count++}`).replace('<svg', `<svg width="${width}" height="${height}"`);
const symbols = Object.entries({ ...(isGameArt(art) && art.symbols), ...art.pieces });
const drum = isGameArt(art) ? art.cabinet.drum : ['#222222', '#333333'];
const html = `<style>body{margin:0;padding:16px;background:#555;font:14px sans-serif;color:#fff}section{display:flex;flex-wrap:wrap;gap:10px;margin-bottom:14px}figure{margin:0;padding:8px;background:linear-gradient(${drum.join(',')})}small{display:block;color:#fff;background:#0008}</style>
<section>${symbols.map(([id, picture]) => `<figure>${svg(picture, 190)}<small>${id}</small></figure>`).join('')}</section>
<section style="background:linear-gradient(${drum.join(',')})">${symbols.map(([, picture]) => svg(picture, 56)).join('')}</section>
<section>${svg(art.logo, 600)}${svg(art.logo, 240)}</section>
<section>${svg(art.poster(), 420)}${svg(art.poster(), 120)}${svg(art.backdrop(780, 560), 780)}${svg(art.backdrop(390, 560), 390)}</section>`;

const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({ viewport: { width: 1500, height: 900 } });
await page.setContent(html);
await page.screenshot({ path: out, fullPage: true });
await browser.close();
console.log(
  `${out}: ${symbols.length} symbols, poster ${Math.round(svg(art.poster(), 600).length / 1024)} KB`,
);

async function fromFile(path: string): Promise<SceneArt | undefined> {
  const module = (await import(pathToFileURL(resolve(path)).href)) as Record<string, SceneArt>;
  return Object.values(module)[0];
}
