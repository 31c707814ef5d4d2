import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createAssets } from './assets.ts';

test('a file of the build is sent at once, and smaller to those who come later', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'assets-'));
  await mkdir(join(folder, 'assets'));
  const text = Array.from({ length: 4_000 }, (_, n) => `line ${(n * 7919) % 1000}`).join('\n');
  await writeFile(join(folder, 'assets/app-1.js'), text);
  await writeFile(join(folder, 'robots.txt'), text);
  const assets = await createAssets(folder);
  await rm(folder, { recursive: true });

  const [app, robots] = [assets.get('/assets/app-1.js')!, assets.get('/robots.txt')!];
  const first = await app.encoded('br');
  const kept = await robots.encoded('br');
  await expect.poll(async () => (await app.encoded('br')).body.length).toBeLessThan(first.body.length);
  const second = await app.encoded('br');
  expect(second.encoding).toBe('br');
  expect(brotliDecompressSync(second.body).toString()).toBe(text);
  expect(await robots.encoded('br')).toBe(kept);
});
