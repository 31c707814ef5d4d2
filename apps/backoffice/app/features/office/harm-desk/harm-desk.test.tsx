import { answerHarm, listHarm, readHarm, type HarmRow } from '@croupier/contract/office/harm-desk';
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderOffice } from '../../../testing/render-office.tsx';

const ROW: HarmRow = {
  ...{ id: '1001', nickname: 'brother', score: 8, level: 'middle', lastDay: '2026-11-22', state: 'new' },
  ...{ markers: ['failed-deposits', 'nights'], by: null, at: null },
};

test('what the days of a player tell is shown with its numbers, and answered in ready words', async () => {
  const house = fakeNetwork();
  house.answers(listHarm, { rows: [ROW], next: null });
  house.answers(readHarm, {
    ...{ score: 8, level: 'middle', acts: [] },
    days: [{ day: '2026-11-22', score: 2, reasons: [{ marker: 'nights', value: 95, from: 60 }] }],
  });
  house.answers(answerHarm, { done: true });
  const screen = renderOffice(house, '/harm?of=1001');
  const drawer = await screen.findByRole('dialog', {
    name: screen.text('harm-desk.one.title', { id: '1001' }),
  });
  await within(drawer).findByText(/95 min between 00:00 and 05:00 \(threshold: 60\)/);
  await screen.user.click(
    within(drawer).getByRole('button', { name: screen.text('harm-desk.acts.message.name') }),
  );
  const act = await screen.findByRole('dialog', { name: screen.text('harm-desk.acts.message.title') });
  await screen.user.selectOptions(within(act).getByRole('combobox'), 'talk');
  await screen.user.type(within(act).getByRole('textbox'), 'plays at night');
  await screen.user.click(
    within(act).getByRole('button', { name: screen.text('harm-desk.acts.message.name') }),
  );
  await screen.findAllByText(screen.text('harm-desk.acts.done'));
  const body = { act: 'message', template: 'talk', text: 'plays at night' };
  expect(house.asked(answerHarm)).toEqual([expect.objectContaining({ body })]);
});

test('where no day tells anything the room says so', async () => {
  const house = fakeNetwork();
  house.answers(listHarm, { rows: [], next: null });
  const screen = renderOffice(house, '/harm');
  await screen.findByText(screen.text('harm-desk.empty'));
});
