import { expect, test } from 'vitest';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { namespacesIn, readTexts } from './messages-plugin.ts';

const KNOWN = ['game', 'games', 'rounds', 'shell'];

test.each([
  [`const t = useTranslations('rounds');`, ['rounds']],
  [`const t = useTranslations("rounds.history");`, ['rounds']],
  [`pageMeta(args, { title: 'rounds.meta.title' })`, ['rounds']],
  ['pageMeta(args, `games.${code}.name`)', ['games']],
  ['const t = useTranslations(`games.${code}`)', ['games']],
  [`useTranslations('game'); translate(language, 'shell.brandName')`, ['game', 'shell']],
  [`/** As in 'rounds.meta':\n * 'game.x' */\n// 'shell.x'\nconst a = 'games.moon';`, ['games']],
  [`import { x } from '../game/y.ts'; 'aromatic.rounds.x'; rounds.map(game)`, []],
])('%s asks for %j', (code, expected) => {
  expect(namespacesIn(code, KNOWN)).toEqual(expected);
});

test('what the menus say of a feature is among the texts of the shell, and only there', () => {
  const app = mkdtempSync(join(tmpdir(), 'texts-'));
  const write = (folder: string, texts: object) => {
    mkdirSync(join(app, folder, 'messages'), { recursive: true });
    writeFileSync(join(app, folder, 'messages/en.json'), JSON.stringify(texts));
  };
  write('shell', { home: 'Home', nav: { menu: 'Menu' } });
  write('features/play/rounds', { title: 'Rounds', nav: { history: 'History' } });
  write('features/play/games', {});
  const shell = { home: 'Home', nav: { menu: 'Menu', history: 'History' } };
  const rounds = { title: 'Rounds' };
  const read = (namespace: string | undefined) =>
    readTexts(app, { language: 'en', namespace, watch: () => undefined });
  expect(read('shell')).toEqual({ shell });
  expect(read('rounds')).toEqual({ rounds });
  expect(read(undefined)).toEqual({ shell, rounds, games: {} });
  rmSync(app, { recursive: true });
});

test('a game is called what the portfolio calls it, and of a list of games nothing else is said', () => {
  const app = mkdtempSync(join(tmpdir(), 'texts-'));
  const folder = join(app, 'features/play/games/messages/sunny-orchard');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'kk.json'), JSON.stringify({ lead: 'Жеміс' }));
  const watched = new Set<string>();
  const read = (namespace: string) =>
    readTexts(app, { language: 'kk', namespace, watch: (file) => watched.add(file) });
  const name = 'Шуақты бақ';
  expect(read('games')).toEqual({ games: { 'sunny-orchard': { name } } });
  expect(read('games.sunny-orchard')).toEqual({ games: { 'sunny-orchard': { name, lead: 'Жеміс' } } });
  expect([...watched]).toContainEqual(expect.stringMatching(/portfolio\/names\.json$/));
  mkdirSync(join(folder, '../nameless'));
  writeFileSync(join(folder, '../nameless/kk.json'), '{}');
  expect(() => read('games')).toThrow('nameless');
  rmSync(app, { recursive: true });
});
