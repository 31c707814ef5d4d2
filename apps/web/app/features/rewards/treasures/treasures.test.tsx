import type { OutputOf } from '@croupier/contract/kit';
import { me } from '@croupier/contract/people/players';
import { listBoxes, openBox, type Box } from '@croupier/contract/rewards/treasures';
import { LANGUAGES } from '@croupier/domain/site/regions';
import { Toaster } from '@croupier/ui';
import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { announce } from '../../../lib/live/live.ts';
import { closeModal, isOpen } from '../../../lib/modals.ts';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderScreen, somePlayer } from '../../../testing/render-screen.tsx';
import BoxWatch from './box-watch.tsx';
import { Boxes } from './boxes.tsx';
import FullModal from './full-modal.tsx';

const NAMES = { ua: 'Перша скриня', ru: 'Первый сундук', en: 'The first box', kk: 'Бірінші сандық' };
const FILLING: Box = {
  ...{ id: '0b0e7d3e-0000-4000-8000-000000000001', code: 'first-box', state: 'PROCESSING', names: NAMES },
  ...{ terms: ['<p>It fills by stakes.</p>'], typeIcon: 'wood', current: '5000', target: '20000' },
  progress: {
    ...{ counts: 'stakes', current: '5000', target: '20000', unit: 'minor', games: 'all', money: ['real'] },
    ...{ minimumStakeMinor: null, currency: 'UAH' },
  },
  ...{ accessible: false, createdDate: '2026-12-01T10:00:00.000Z', expireDate: '2026-12-15T10:00:00.000Z' },
  loot: {
    rows: [
      { place: 0, weight: 3, reward: { kind: 'points', points: 5 }, left: null, fallback: null },
      { place: 1, weight: 1, reward: { kind: 'points', points: 50 }, left: 7, fallback: 0 },
    ],
    ...{ totalWeight: 4, version: 1, hash: 'ab'.repeat(32) },
  },
  ...{ given: null, rule: null },
};
const FULL: Box = { ...FILLING, state: 'AVAILABLE', accessible: true, current: '20000' };
const OPENED: OutputOf<typeof openBox> = {
  box: {
    ...FULL,
    ...{ state: 'OPENED', accessible: false, expireDate: null },
    given: {
      ...{ id: '0b0e7d3e-0000-4000-8000-000000000002', source: 'box', code: 'first-box', to: '/store' },
      ...{ reward: { kind: 'points', points: 50 }, givenAt: '2026-12-01T12:00:00.000Z', takenBackAt: null },
    },
  },
  proof: {
    ...{
      domain: 'chest-first-box',
      seedPairId: '1',
      commitment: 'cd'.repeat(32),
      clientSeed: 'seed',
      nonce: 0,
    },
    ...{ serverSeed: null, tableHash: 'ab'.repeat(32), drawnPlace: 1, givenPlace: 1 },
  },
};
const EMPTY = { title: 'No boxes', text: 'None yet.' } as never;

async function show(boxes: readonly Box[], language: (typeof LANGUAGES)[number] = 'en') {
  const network = fakeNetwork();
  network.answers(me, { profile: somePlayer() });
  network.answers(listBoxes, { boxes: [...boxes], nextCursor: null });
  const screen = await renderScreen(<Boxes empty={EMPTY} />, { language, profile: somePlayer() });
  const say = (key: string, values?: Record<string, string>) => screen.text(`treasures.${key}`, values);
  return { network, screen, say };
}

test.each(LANGUAGES)(
  'in %s a full box is opened with one press, and what was in it is said',
  async (language) => {
    const { network, screen, say } = await show([FULL], language);
    await screen.findByRole('heading', { name: NAMES[language] });
    network.answers(openBox, OPENED);
    network.answers(listBoxes, { boxes: [OPENED.box], nextCursor: null });
    await screen.user.click(screen.getByRole('button', { name: say('open') }));
    const got = await screen.findByTestId('in-the-box');
    expect(got.textContent).toContain(screen.text('rewards.reward.points', { count: 50 }));
    expect(document.activeElement?.contains(got)).toBe(true);
    const check = screen.getByRole('link', { name: screen.text('bonus-promotions.check') });
    expect(check.getAttribute('href')).toBe(`/${language}/fairness/verify?draw=1.chest-first-box.0`);
  },
);

test('tells how far it is, by when, and the odds, and cannot be opened before it is full', async () => {
  const { screen, say } = await show([FILLING]);
  const bar = await screen.findByRole('progressbar');
  expect(bar.getAttribute('value')).toBe('25');
  expect(bar.getAttribute('aria-label')).toContain(say('filled'));
  screen.getByText(/Fill it by/);
  expect(screen.queryByRole('button')).toBeNull();
  const rows = screen.getAllByRole('row', { hidden: true }).map((row) => row.textContent);
  expect(rows.slice(1)).toEqual(['5 points75%', '50 points 7 left25%']);
});

test('is put away with the second press, and gives its place to the next one', async () => {
  const { network, screen, say } = await show([OPENED.box]);
  const next = {
    ...FILLING,
    id: '0b0e7d3e-0000-4000-8000-000000000009',
    names: { ...NAMES, en: 'The next' },
  };
  network.answers(openBox, { ...OPENED, box: { ...OPENED.box, state: 'FINISHED' } });
  network.answers(listBoxes, { boxes: [next], nextCursor: null });
  await screen.user.click(await screen.findByRole('button', { name: say('putAway') }));
  await screen.findByRole('heading', { name: 'The next' });
  expect(screen.queryByTestId('in-the-box')).toBeNull();
});

test('says of a lost box that nothing was charged', async () => {
  const { screen, say } = await show([{ ...FILLING, state: 'LOST', expireDate: null }]);
  await screen.findByText(say('lost'));
  expect(screen.queryByRole('progressbar')).toBeNull();
  screen.getByRole('button', { name: say('putAway') });
});

test('shows full boxes first, and what the page says where there are none', async () => {
  const { screen } = await show([FILLING, { ...FULL, id: '0b0e7d3e-0000-4000-8000-000000000003' }]);
  await screen.findAllByTestId('box');
  expect(screen.getAllByTestId('box').map((box) => box.dataset['state'])).toEqual([
    'AVAILABLE',
    'PROCESSING',
  ]);
  const none = await show([]);
  await none.screen.findByText('None yet.');
});

test('cannot be pressed on a break, and says so', async () => {
  const rule = { rule: 'break', until: null, level: null, verification: null, region: null } as const;
  const { screen } = await show([{ ...FULL, rule }]);
  const button = (await screen.findByRole('button')) as HTMLButtonElement;
  expect(button.disabled).toBe(true);
  screen.getByText(/You are on a break/);
});

test('says that it is decided when the answer does not come, and why when it is refused', async () => {
  const { network, screen, say } = await show([FULL]);
  network.isSilentOn(openBox);
  await screen.user.click(await screen.findByRole('button'));
  await screen.findByText(say('failures.network'));
  network.refuses(openBox, { status: 409, key: 'offer_over', details: { why: 'mine_used' } });
  await screen.user.click(screen.getByRole('button'));
  await screen.findByText(say('failures.mineUsed'));
});

test('the modal of a box that is full names it and leads to it', async () => {
  const network = fakeNetwork();
  network.answers(listBoxes, { boxes: [FULL], nextCursor: null });
  const modal = <FullModal data={FULL.id} onClose={() => undefined} />;
  const screen = await renderScreen(modal, { profile: somePlayer() });
  await screen.findByText(/The first box is full/);
  const way = screen.getByRole('link', { name: screen.text('treasures.fullModal.go') });
  expect(way.getAttribute('href')).toBe('/en/treasures');
});

test.each([
  ['UA', true],
  ['EU', false],
] as const)(
  'celebrates a full box in %s with its modal: %s, else says it in a few words',
  async (region, isCelebrated) => {
    const network = fakeNetwork();
    network.answers(listBoxes, { boxes: [FULL], nextCursor: null });
    network.answers(me, { profile: somePlayer() });
    const watch = (
      <>
        <BoxWatch />
        <Toaster label="News" closeLabel="Close" />
      </>
    );
    const screen = await renderScreen(watch, { profile: somePlayer(), region });
    act(() => announce({ name: 'box', data: { id: FULL.id, code: FULL.code, state: 'AVAILABLE' } }));
    expect(isOpen('box-full')).toBe(isCelebrated);
    const said = new RegExp(screen.text('treasures.fullModal.title'));
    if (isCelebrated) expect(screen.queryByText(said)).toBeNull();
    else await screen.findByText(said);
    closeModal('box-full');
  },
);
