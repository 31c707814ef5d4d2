import type { OutputOf } from '@croupier/contract/kit';
import { me } from '@croupier/contract/people/players';
import { joinQuest, showQuest, type Quest, type QuestStep } from '@croupier/contract/rewards/quest';
import { LANGUAGES } from '@croupier/domain/site/regions';
import { expect, test } from 'vitest';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderScreen, somePlayer } from '../../../testing/render-screen.tsx';
import { QuestRoom } from './quest-room.tsx';

const STEP: QuestStep = {
  ...{ number: 1, name: 'The harbour', text: 'Play your first rounds.', state: 'DONE', given: null },
  progress: {
    ...{ counts: 'rounds', current: '20', target: '20', unit: 'rounds', games: 'all', money: ['real'] },
    ...{ minimumStakeMinor: null, currency: null },
  },
  ...{ reward: { kind: 'points', points: 10 }, at: { x: 0, y: 90 } },
};
const GIVEN: Quest['finalGiven'] = {
  ...{ id: '0b0e7d3e-0000-4000-8000-000000000002', source: 'quest', code: 'lighthouse', to: '/store' },
  ...{ reward: STEP.reward, givenAt: '2026-12-01T12:00:00.000Z', takenBackAt: null },
};
const LATER: QuestStep = {
  ...{ ...STEP, number: 3, name: 'The lighthouse', state: 'LOCKED', at: { x: 100, y: 10 } },
  progress: {
    ...{ ...STEP.progress, counts: 'best-multiplier', unit: 'centi', current: '0', target: '1050' },
    ...{ games: ['sunny-orchard'], minimumStakeMinor: '500', currency: 'UAH' },
  },
};
const NOW: QuestStep = {
  ...{ ...STEP, number: 2, name: 'The bay', state: 'CURRENT', at: { x: 50, y: 40 } },
  progress: {
    ...{ ...STEP.progress, counts: 'stakes', unit: 'minor', current: '5000', target: '20000' },
    currency: 'UAH',
  },
};
const RUNNING: Quest = {
  ...{ code: 'lighthouse', name: 'To the lighthouse', lead: 'Three stops.', picture: '', state: 'RUNNING' },
  ...{ from: '2026-12-01T10:00:00.000Z', to: '2026-12-15T10:00:00.000Z', joined: true, needsJoin: true },
  ...{ rule: null, terms: ['<p>One line.</p>'], steps: [{ ...STEP, given: GIVEN }, NOW, LATER] },
  ...{ final: { kind: 'points', points: 300 }, finalGiven: null },
};
const OPEN: Quest = {
  ...{ ...RUNNING, state: 'OPEN', joined: false },
  steps: RUNNING.steps.map((step) => ({ ...step, state: 'LOCKED' as const, given: null })),
};
const answerOf = (quest: Quest | null, more: Quest[] = []): OutputOf<typeof showQuest> => ({
  quest,
  quests: [...(quest ? [quest] : []), ...more].map(({ code, name, to }) => ({ code, name, to })),
});

async function show(answer: OutputOf<typeof showQuest>, language: (typeof LANGUAGES)[number] = 'en') {
  const network = fakeNetwork();
  network.answers(me, { profile: somePlayer() });
  network.answers(showQuest, answer);
  const room = <QuestRoom empty={<p>None yet.</p>} />;
  const screen = await renderScreen(room, { language, profile: somePlayer() });
  const say = (key: string, values?: Record<string, string | number>) => screen.text(`quest.${key}`, values);
  return { network, screen, say };
}

test.each(LANGUAGES)(
  'in %s the map is an ordered list, its current step is read, and another one by a press',
  async (language) => {
    const { screen, say } = await show(answerOf(RUNNING), language);
    const list = await screen.findByRole('list', { name: say('map') });
    const stops = [...list.querySelectorAll('button')];
    const state = (key: string) => say(`state.${key}`);
    const names = [
      { n: 1, name: 'The harbour', state: state('DONE') },
      { n: 2, name: 'The bay', state: state('CURRENT') },
      { n: 3, name: 'The lighthouse', state: state('LOCKED') },
    ].map((values) => say('stop', { ...values, total: 3 }));
    expect([list.tagName, ...stops.map((stop) => stop.getAttribute('aria-label'))]).toEqual(['OL', ...names]);
    expect(stops.map((stop) => stop.getAttribute('aria-current'))).toEqual([null, 'step', null]);
    screen.getByRole('heading', { name: 'The bay' });
    expect(screen.getByRole('progressbar').getAttribute('value')).toBe('25');
    await screen.user.click(stops[2]!);
    screen.getByRole('heading', { name: 'The lighthouse' });
    expect(screen.queryByRole('progressbar')).toBeNull();
  },
);

test('tells what a step counts, in which games and from which stake, and what it gives', async () => {
  const { screen, say } = await show(answerOf(RUNNING));
  const stops = [...(await screen.findByRole('list', { name: say('map') })).querySelectorAll('button')];
  const card = () => screen.getByTestId('step').textContent;
  expect(card()).toContain('Stakes: ₴50 of ₴200');
  await screen.user.click(stops[2]!);
  for (const said of ['Highest win multiplier: 10.50×', 'with a stake of ₴5', '10 points'])
    expect(card()).toContain(said);
  await screen.user.click(stops[0]!);
  expect(card()).toContain(say('given'));
  const use = screen.getByRole('link', { name: say('use') });
  expect(use.getAttribute('href')).toBe('/en/store');
  expect(screen.getByTestId('quest').textContent).toContain('300 points');
  screen.getByText(say('rules'));
});

test('is started with one press, and goes on from its first step', async () => {
  const { network, screen, say } = await show(answerOf(OPEN));
  const button = await screen.findByRole('button', { name: say('join') });
  const begun: Quest = {
    ...{ ...OPEN, state: 'RUNNING', joined: true },
    steps: OPEN.steps.map((step, place) => (place === 0 ? { ...step, state: 'CURRENT' as const } : step)),
  };
  network.answers(joinQuest, begun);
  network.answers(showQuest, answerOf(begun));
  await screen.user.click(button);
  await expect.poll(() => screen.queryByRole('button', { name: say('join') })).toBeNull();
  expect(network.asked(joinQuest)).toHaveLength(1);
  screen.getByRole('link', { name: say('toGames') });
});

test('says why it was not started, and that a silent answer may be asked for again', async () => {
  const { network, screen, say } = await show(answerOf(OPEN));
  network.isSilentOn(joinQuest);
  await screen.user.click(await screen.findByRole('button', { name: say('join') }));
  await screen.findByText(say('failures.network'));
  network.refuses(joinQuest, { status: 409, key: 'offer_over', details: { why: 'paused' } });
  await screen.user.click(screen.getByRole('button', { name: say('join') }));
  await screen.findByText(say('failures.paused'));
});

test('cannot be started on a break, and says so', async () => {
  const rule = { rule: 'break', until: null, level: null, verification: null, region: null } as const;
  const { screen, say } = await show(answerOf({ ...OPEN, rule }));
  const button = (await screen.findByRole('button', { name: say('join') })) as HTMLButtonElement;
  expect(button.disabled).toBe(true);
  screen.getByText(/You are on a break/);
  expect(screen.queryByRole('link', { name: say('toGames') })).toBeNull();
});

test('says of one that needs no press how it is joined, of a done one that it is, and of an ended one what stays', async () => {
  const byItself = await show(answerOf({ ...OPEN, needsJoin: false }));
  await byItself.screen.findByText(byItself.say('byItself'));
  expect(byItself.screen.queryByRole('button', { name: byItself.say('join') })).toBeNull();
  byItself.screen.unmount();
  const done = await show(answerOf({ ...RUNNING, state: 'DONE' }));
  await done.screen.findByText(done.say('done'));
  done.screen.unmount();
  const over = await show(answerOf({ ...RUNNING, state: 'OVER' }));
  await over.screen.findByText(/The quest ended on .* Rewards you got are yours\./);
});

test('stays with the quest that is shown when it is asked for anew, whichever comes first by then', async () => {
  const { network, screen, say } = await show(answerOf(OPEN));
  network.answers(joinQuest, RUNNING);
  network.answers(showQuest, answerOf({ ...RUNNING, state: 'DONE' }));
  await screen.user.click(await screen.findByRole('button', { name: say('join') }));
  await screen.findByText(say('done'));
  expect(network.queries(showQuest).map((query) => query.get('code'))).toEqual([null, 'lighthouse']);
});

test('one of several is chosen by its name', async () => {
  const other: Quest = { ...OPEN, code: 'harvest', name: 'The harvest' };
  const { network, screen } = await show(answerOf(RUNNING, [other]));
  const button = await screen.findByRole('button', { name: 'The harvest' });
  expect(screen.getByRole('button', { name: 'To the lighthouse' }).getAttribute('aria-current')).toBe('true');
  network.answers(showQuest, answerOf(other, [RUNNING]));
  await screen.user.click(button);
  await screen.findByRole('heading', { name: 'The harvest' });
  expect(network.asked(showQuest).length).toBeGreaterThan(1);
});

test('shows what the page says where there is none, and a way to try again where it did not load', async () => {
  const none = await show(answerOf(null));
  await none.screen.findByText('None yet.');
  none.screen.unmount();
  const network = fakeNetwork();
  network.refuses(showQuest, { status: 500, key: 'internal' });
  const screen = await renderScreen(<QuestRoom empty={null} />, { profile: somePlayer() });
  await screen.findByText(screen.text('quest.errorTitle'));
});
