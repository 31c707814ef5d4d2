import { createAssets } from '../platform/http/assets.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { APP_ICONS } from './app-icons.ts';
import { createAppFiles } from './app-files.ts';
import { loadSiteBuild } from './site-build.ts';
import { writeTinySite, type TinySite } from './tiny-site.fixture.ts';

let tiny: TinySite;
let fileAt: ReturnType<typeof createAppFiles>;
beforeAll(async () => {
  tiny = await writeTinySite();
  const assets = await createAssets(`${tiny.folder}/client`);
  fileAt = createAppFiles({ site: await loadSiteBuild(tiny.folder), assets, brand: 'rino' });
});
afterAll(() => tiny.remove());

test('each icon is a PNG of its side, and one that is cut has no clear corner', async () => {
  const { default: sharp } = await import('sharp');
  for (const [name, { side, whole }] of Object.entries(APP_ICONS)) {
    const body = (await fileAt(`/app/icons/${name}.png`)!.body) as Buffer;
    const { data, info } = await sharp(body).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height], name).toEqual([side, side]);
    expect(data[3], name).toBe(whole ? 255 : 0);
    // The mark is in the middle of it.
    expect([...data.subarray((side / 2) * side * 4 + (side / 2) * 4).subarray(0, 3)]).toEqual([255, 0, 0]);
  }
});

test('a manifest for a language and a region that there are, and for no other', async () => {
  const file = fileAt('/app/kk-KZ.webmanifest')!;
  expect(file.type).toBe('application/manifest+json');
  expect(JSON.parse(String(await file.body))).toEqual({ name: 'rino', lang: 'kk', region: 'KZ' });
  for (const path of [
    '/app/de-KZ.webmanifest',
    '/app/kk-US.webmanifest',
    '/app/icons/513.png',
    '/app/icons/constructor.png',
  ])
    expect(fileAt(path), path).toBeUndefined();
});

test('the latest build is asked of the house every time; an older one has no metadata', async () => {
  const latest = fileAt('/builds/latest.json')!;
  expect(latest.cacheControl).toBe('no-store');
  expect(JSON.parse(String(await latest.body))).toMatchObject({ id: 'build-1' });
  expect(await fileAt('/builds/meta/build-1.json')!.body).toBe(await latest.body);
  expect(fileAt('/builds/meta/build-0.json')).toBeUndefined();
});
