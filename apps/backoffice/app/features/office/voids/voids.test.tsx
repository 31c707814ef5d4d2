import { readRoundToVoid, voidRound, type RoundToVoid } from '@croupier/contract/office/voids';
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderOffice } from '../../../testing/render-office.tsx';

const NAME = '1001.6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
const ROUND: RoundToVoid = {
  ...{ round: NAME, of: 'house', playerId: '1001', game: 'pearl-reef', state: 'open', currency: 'UAH' },
  ...{ kind: 'real', stakeMinor: '100', winMinor: '0', against: null, shortMinor: null, voided: null },
  moves: {
    ...{ returnedMinor: '100', takenMinor: '0', bonusReturnedMinor: '0', bonusTakenMinor: '0' },
    ...{ forfeitedMinor: '0', progressMinor: '0' },
  },
};

function page(round: RoundToVoid) {
  const house = fakeNetwork();
  house.answers(readRoundToVoid, round);
  return { house, screen: renderOffice(house, `/games/rounds/${encodeURIComponent(NAME)}`) };
}

test('what a void moves stands there before it is asked for, with what its player will read', async () => {
  const { house, screen } = page(ROUND);
  await screen.findByText(screen.text('voids.moves.ends'));
  await screen.user.click(screen.getByRole('button', { name: screen.text('voids.void.button') }));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText(screen.text('voids.void.second'));
  await screen.user.selectOptions(dialog.getByLabelText(screen.text('voids.void.cause')), 'fault');
  await screen.user.type(dialog.getByLabelText(screen.text('lib.act.reason')), 'It stood still');
  house.answers(voidRound, { state: 'waiting', approval: '6f9619ff-8b86-4d01-b42d-00cf4fc964fe' });
  await screen.user.click(dialog.getByRole('button', { name: screen.text('voids.void.button') }));
  await screen.findByText(screen.text('lib.act.waiting'));
  expect(house.asked(voidRound)[0]).toMatchObject({
    body: { cause: 'fault', reason: 'It stood still' },
  });
});

test('what is against it is said with the amount that is missing, and nothing is offered', async () => {
  const { screen } = page({ ...ROUND, against: 'insufficient_funds', shortMinor: '2500', moves: null });
  await screen.findByText(/25\.00/);
  expect(screen.queryByRole('button', { name: screen.text('voids.void.button') })).toBeNull();
});
