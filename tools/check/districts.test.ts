import { expect, test } from 'vitest';
import { misplaced } from './districts.ts';

const [server, web] = ['apps/server/src/features', 'apps/web/app/features'];

test('a feature stands in one district, the same in every layer', () => {
  const places = [
    { layer: server, district: 'play', feature: 'rounds' },
    { layer: web, district: 'play', feature: 'rounds' },
    { layer: web, district: 'money', feature: 'statement' },
  ];
  expect(misplaced(places)).toEqual([]);
  expect(misplaced([...places, { layer: server, district: 'play', feature: 'statement' }])).toEqual([
    `${server}/play/statement stands in money in ${web}`,
  ]);
});

test('a district that nobody declared is told', () => {
  expect(misplaced([{ layer: web, district: 'rounds', feature: 'messages' }])).toEqual([
    `${web}/rounds is no district`,
  ]);
});
