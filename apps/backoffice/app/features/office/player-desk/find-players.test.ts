import { findPlayer } from '@croupier/contract/office/player-desk';
import { expect, test } from 'vitest';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { findPlayers } from './find-players.ts';
import { withMentions } from './with-mentions.ts';

const ROUND = '6f1c2f0e-2f55-4c0f-8a0c-3b1f3f0d9a11';

test('what was looked for is where one comes to', async () => {
  const house = fakeNetwork();
  const player = { id: '1001', nickname: 'Anna', email: 'a***@mail.example' };
  const ways = {
    round: '/rounds',
    payment: '/payments',
    request: '/timeline',
    number: '',
    email: '',
  } as const;
  for (const [by, tab] of Object.entries(ways)) {
    const round = by === 'round' ? ROUND : null;
    house.answers(findPlayer, { players: [{ ...player, by: by as keyof typeof ways, round }] });
    const [found] = await findPlayers('ABC', new AbortController().signal);
    expect(found).toMatchObject({ id: '1001', title: 'Anna', to: `/players/1001${tab}` });
    expect(found?.search).toEqual(by === 'round' ? { round: ROUND } : undefined);
  }
});

test('mentions are cut out of a note, whatever signs a name has', () => {
  const parts = withMentions('to @Anna (a+b) and @anna, not @Annabel', ['Anna', 'Anna (a+b)']);
  expect(parts.filter(({ isMention }) => isMention).map(({ text }) => text)).toEqual([
    '@Anna (a+b)',
    '@anna',
  ]);
  expect(parts.map(({ text }) => text).join('')).toBe('to @Anna (a+b) and @anna, not @Annabel');
  expect(withMentions('nobody', [])).toEqual([{ text: 'nobody', isMention: false }]);
});
