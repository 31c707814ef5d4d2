import {
  judgeWatchHit,
  listWatchHits,
  openWatchHit,
  takeBackWatchHit,
  type WatchHit,
} from '@croupier/contract/office/watch-desk';
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderOffice } from '../../../testing/render-office.tsx';

const HIT: WatchHit = {
  ...{
    id: '6f1de0a2-5df5-4c6f-9e4a-4d3c2b1a0f9e',
    player: '1001',
    nickname: 'quiet',
    list: 'planted',
    kind: 'pep',
  },
  ...{ name: 'HNATENKO Volodymyr', scorePercent: 97, state: 'new', by: null, at: null },
  foundAt: '2026-11-22T10:00:00.000Z',
};

function desk() {
  const house = fakeNetwork();
  house.answers(listWatchHits, { rows: [HIT], next: null });
  house.answers(openWatchHit, {
    ...HIT,
    entry: { id: 'MU-1', names: ['HNATENKO Volodymyr', '<b>alias</b>'], born: ['1961'], note: null },
    person: {
      ...{ firstName: 'Володимир', secondName: null, lastName: 'Гнатенко', birthday: '1961-07-19' },
      ...{ region: 'UA', verifyLevel: 1 },
    },
  });
  house.answers(judgeWatchHit, { done: true });
  return house;
}

test.each(['hit', 'not-this-person'] as const)(
  'the two are held against each other, and answered: %s',
  async (verdict) => {
    const house = desk();
    const screen = renderOffice(house, `/watch?hit=${HIT.id}`);
    const drawer = await screen.findByRole('dialog', { name: screen.text('watch-desk.one.title') });
    await within(drawer).findByText('Гнатенко Володимир');
    expect(drawer.textContent).toContain('<b>alias</b>');
    const name = screen.text(`watch-desk.judge.${verdict}.name`);
    await screen.user.click(within(drawer).getByRole('button', { name }));
    const act = await screen.findByRole('dialog', { name: screen.text(`watch-desk.judge.${verdict}.title`) });
    expect(act.textContent).toContain(screen.text('watch-desk.judge.nothingSaid'));
    await screen.user.type(within(act).getByRole('textbox'), 'held against it');
    await screen.user.click(within(act).getByRole('button', { name }));
    await screen.findAllByText(screen.text('watch-desk.judge.done'));
    const body = { verdict, reason: 'held against it' };
    expect(house.asked(judgeWatchHit)).toEqual([expect.objectContaining({ body })]);
  },
);

test('who may only look finds no button that answers', async () => {
  const screen = renderOffice(desk(), `/watch?hit=${HIT.id}`, {
    permissions: ['use.office', 'read.watch-hits'],
  });
  const drawer = await screen.findByRole('dialog', { name: screen.text('watch-desk.one.title') });
  await within(drawer).findByText('Гнатенко Володимир');
  expect(within(drawer).queryByRole('button', { name: screen.text('watch-desk.judge.hit.name') })).toBeNull();
});

test('a hit is taken back by two: it is asked for, under a key of its own', async () => {
  const house = desk();
  const hit = { ...HIT, state: 'hit', by: 'Olha', at: HIT.foundAt } as const;
  house.answers(openWatchHit, {
    ...hit,
    entry: { id: 'MU-1', names: ['HNATENKO Volodymyr'], born: [], note: null },
    person: {
      ...{ firstName: 'Володимир', secondName: null, lastName: 'Гнатенко', birthday: null },
      ...{ region: 'UA', verifyLevel: 1 },
    },
  });
  house.answers(takeBackWatchHit, { state: 'waiting', approval: HIT.id });
  const screen = renderOffice(house, `/watch?hit=${HIT.id}`);
  const name = screen.text('watch-desk.takeBack.name');
  await screen.user.click(await screen.findByRole('button', { name }));
  const act = await screen.findByRole('dialog', { name: screen.text('watch-desk.takeBack.title') });
  await screen.user.type(within(act).getByRole('textbox'), 'another birth date');
  await screen.user.click(within(act).getByRole('button', { name }));
  await screen.findAllByText(screen.text('lib.act.waiting'));
  const body = { key: expect.any(String) as string, reason: 'another birth date' };
  expect(house.asked(takeBackWatchHit)).toEqual([expect.objectContaining({ body })]);
});

test('the first page says how many wait, and since when', async () => {
  const house = desk();
  const screen = renderOffice(house, '/', { permissions: ['use.office', 'read.watch-hits'] });
  await screen.findByText(/1 match to decide, the oldest since/);
  expect(house.asked(listWatchHits)[0]).toMatchObject({ query: { state: 'new', sort: 'foundAt' } });
  house.answers(listWatchHits, { rows: [], next: null });
  screen.unmount();
  const empty = renderOffice(house, '/', { permissions: ['use.office', 'read.watch-hits'] });
  await empty.findByText(empty.text('watch-desk.glance.nothing'));
});
