import { getDraw } from '@croupier/contract/play/fairness';
import { expect, test } from 'vitest';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderScreen, somePlayer } from '../../../testing/render-screen.tsx';
import { DRAWN } from './loot-draws.fixture.ts';
import { LootLookup } from './loot-lookup.tsx';

const NAME = `1.${DRAWN.proof.domain}.${DRAWN.proof.nonce}`;
const open = (asked?: string) =>
  renderScreen(<LootLookup asked={asked} />, { profile: somePlayer(), path: '/en/fairness/verify' });

test('one’s own draw is filled in and computed, with its table, what was drawn and what was given', async () => {
  fakeNetwork().answers(getDraw, DRAWN);
  const { text, ...screen } = await open(NAME);
  await screen.findByText(text('fairness.verify.allGood'));
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^0\{"kind":"points","points":10\}583\.3333%given$/),
    expect.stringMatching(/^1\{.*"kind":"money"\}116\.6667%drawn$/),
  ]);
});

test('a draw whose seed is still secret leads to the seeds', async () => {
  fakeNetwork().answers(getDraw, { ...DRAWN, proof: { ...DRAWN.proof, serverSeed: null } });
  const { text, ...screen } = await open(NAME);
  await screen.findByText(text('fairness.verify.loot.secret'));
  expect(screen.getByRole('link', { name: text('fairness.verify.toSeeds') }).getAttribute('href')).toBe(
    '/en/fairness',
  );
});

test('a draw that is not there is told, and any values can be pasted', async () => {
  fakeNetwork().refuses(getDraw, { status: 404, key: 'not_found' });
  const { text, user, ...screen } = await open(NAME);
  await screen.findByText(text('fairness.verify.loot.loadError'));
  const field = screen.getByLabelText(text('fairness.verify.loot.values'));
  const submit = screen.getByRole('button', { name: text('fairness.verify.loot.submit') });
  await user.click(field);
  await user.paste('{');
  await user.click(submit);
  await screen.findByText(text('fairness.verify.loot.noJson'));
  await user.clear(field);
  await user.paste(JSON.stringify({ ...DRAWN, proof: { ...DRAWN.proof, drawnPlace: 0 } }));
  await user.click(submit);
  await screen.findByText(text('fairness.verify.bad'));
});
