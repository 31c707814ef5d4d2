import { expect, test } from 'vitest';
import { namespacesIn } from './messages-plugin.ts';

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
