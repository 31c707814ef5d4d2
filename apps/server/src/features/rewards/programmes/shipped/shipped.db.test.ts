import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { changeProgramme } from '../change-state.ts';
import { chestOf, openDesk, type Desk } from '../programmes.fixture.ts';
import { importShipped } from './import-shipped.ts';

let desk: Desk;
let folder: string;
beforeEach(async () => {
  desk = await openDesk();
  folder = mkdtempSync(join(tmpdir(), 'programmes-'));
  mkdirSync(join(folder, 'chest'));
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await desk.database.drop();
});

const fileOf = (code: string) => join(folder, 'chest', `${code}.yaml`);
function ship(code: string, changed: Parameters<typeof chestOf>[1] = {}): void {
  const { kind: _kind, code: _code, ...body } = chestOf(code, changed);
  writeFileSync(fileOf(code), stringify(body));
}
const bring = () => importShipped(desk.parts, folder);
async function codes(): Promise<string[]> {
  const now = desk.clock.now();
  const found = await desk.reader.inForce('chest', { region: 'UA', brand: 'rino', now });
  return found.map(({ programme, version }) => `${programme.code} ${version}`);
}

test('what is shipped is brought in once, follows its file, and goes with it', async () => {
  ship('oak');
  await Promise.all([bring(), bring()]);
  await bring();
  expect(await codes()).toEqual(['oak 1']);
  ship('oak', { place: 2 });
  await bring();
  expect(await codes()).toEqual(['oak 2']);
  rmSync(fileOf('oak'));
  await bring();
  expect(await codes()).toEqual([]);
  ship('oak');
  await bring();
  expect(await codes()).toEqual(['oak 3']);
});

test('what a person has edited or ended is left alone', async () => {
  ship('oak');
  ship('elm');
  await bring();
  await desk.publish(chestOf('oak', { place: 5 }), 1);
  await changeProgramme(desk.parts, { kind: 'chest', code: 'elm', act: 'end', by: 'olena' });
  ship('oak', { place: 7 });
  ship('elm', { place: 7 });
  await bring();
  expect(await codes()).toEqual(['oak 2']);
});

test('one that leads to another comes after it, whatever they are called', async () => {
  ship('alder', { terms: { loot: [{ weight: 1, reward: { kind: 'box', code: 'oak' } }] } });
  await expect(bring()).rejects.toThrow('chest/alder terms/loot/0/reward: unpublished box oak');
  expect(await codes()).toEqual([]);
});

test('a set that is wrong somewhere is brought in nowhere', async () => {
  ship('oak');
  ship('elm', { place: -1 });
  await expect(bring()).rejects.toThrow('chest/elm place: few 0');
  expect(await codes()).toEqual([]);
});
