import * as api from '@croupier/contract/office/player-desk';
import { permissionsOf } from '@croupier/domain/office/permissions';
import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderOffice } from '../../../testing/render-office.tsx';

const AT = '2026-05-01T10:00:00.000Z';

const PLAYER: api.PlayerPage = {
  ...{
    id: '1001',
    nickname: '<b>Anna</b>',
    email: 'a***@mail.example',
    taxNumber: null,
    region: 'UA',
    regionWish: null,
  },
  ...{ language: 'ua', brand: 'rino' as never, registeredAt: AT, ageConfirmed: 21, verifyLevel: 0 },
  verifyStatus: 'NONE',
  ...{
    lastSeenAt: AT,
    isTest: false,
    state: 'open',
    block: null,
    playsWith: { currency: 'UAH', kind: 'real' },
  },
  purses: [
    {
      ...{ currency: 'UAH', kind: 'real', amountMinor: '149500', from: null },
      moved: [
        { operation: 'bet', amountMinor: '-50500', times: 3 },
        { operation: 'pay-in', amountMinor: '200000', times: 1 },
      ],
    },
  ],
  ...{
    bonus: null,
    limits: [],
    playRules: [],
    houseRules: [],
    stops: [],
    stopped: null,
    allowance: null,
    openRounds: [],
    openPayments: [],
    debts: [],
  },
  ...{ waitingRequests: 0, heldWins: 0, devices: [], marks: [], cameBy: {} },
  sessions: [
    {
      ...{ id: 'abcdef012345', startedAt: AT, lastSeenAt: AT },
      ...{ browser: 'Firefox', system: 'Linux', country: null, network: null, othersThere: 0 },
    },
  ],
};

const ENTRY: api.TimelineEntry = {
  ...{ id: 'act:7', at: AT, kind: 'act', what: 'block.player', by: 'Olena', text: 'asked by the bank' },
  ...{ amountMinor: null, winMinor: null, currency: null, times: null },
  requestId: '5c1bfb1e-9b44-4b51-8d43-0b3ad9d1f001',
};

function openPage(path = '/players/1001', me = {}, change: Partial<api.PlayerPage> = {}) {
  const house = fakeNetwork();
  house.answers(api.listPlayerTimeline, { rows: [ENTRY], next: null });
  house.answers(api.listPlayerNotes, { rows: [], next: null });
  house.answers(api.listPlayerRounds, { rows: [], next: null });
  house.answers(api.listMentionable, { people: [{ id: '3', name: 'Roman Kravets' }] });
  house.answers(api.readPlayer, { ...PLAYER, ...change });
  return { house, screen: renderOffice(house, path, me) };
}

test('the overview says how much there is and why, what is open and what happened last; a nickname is text', async () => {
  const { screen } = openPage();
  await screen.findByRole('heading', { level: 1, name: '<b>Anna</b>' });
  const why = await screen.findByRole('table');
  const lines = within(why)
    .getAllByRole('row')
    .map((row) => row.textContent.replaceAll(/\s/g, ' '));
  expect(lines).toEqual(['Stakes × 3−505.00 UAH', 'Deposits × 1+2,000.00 UAH', 'Total1,495.00 UAH']);
  screen.getByText(screen.text('player-desk.open.none'));
  await screen.findByText(screen.text('player-desk.timeline.what.act.block.player'));
});

test.each(['NONE', 'PENDING', 'APPROVED', 'REJECTED', 'EXPIRED'] as const)(
  'how far the player has shown who they are is said beside the level: %s',
  async (verifyStatus) => {
    const { screen } = openPage('/players/1001', {}, { verifyStatus, verifyLevel: 2 });
    const status = screen.text(`player-desk.person.verifyStatus.${verifyStatus}`);
    const said = screen.text('player-desk.person.verified', { level: 2, status });
    const name = await screen.findByText(screen.text('player-desk.person.verifyLevel'));
    expect(name.parentElement!.textContent).toContain(said);
  },
);

test('a block is the first thing that is seen, with who, why and until when', async () => {
  const block = { reason: 'documents were forged', since: AT, until: AT, by: 'Roman', closed: false };
  const { screen } = openPage('/players/1001', {}, { block });
  const note = await screen.findByRole('note');
  expect(note.textContent).toContain('documents were forged');
  expect(note.textContent).toContain('by Roman');
});

test('what a player owes of deposits stands beside their money', async () => {
  const { screen } = openPage('/players/1001', {}, { debts: [{ currency: 'UAH', leftMinor: '1234567' }] });
  const owed = await screen.findByText((text) => text.includes(screen.text('player-desk.money.owes')));
  expect(owed.textContent!.replaceAll(/\s/g, ' ')).toContain('12,345.67');
});

test('acts are those of the role: support blocks nobody, the auditor does nothing', async () => {
  const namesFor = async (role: 'support' | 'risk' | 'auditor') => {
    const { screen } = openPage('/players/1001', { role, permissions: [...permissionsOf(role)] });
    const group = await screen.findByRole('group', { name: screen.text('player-desk.acts.title') });
    const names = within(group)
      .queryAllByRole('button')
      .map(({ textContent }) => textContent);
    screen.unmount();
    return names;
  };
  expect(await namesFor('support')).toEqual(['Add label', 'End sessions']);
  const acts = ['Add label', 'End sessions', 'Set a limit', 'Set a break', 'Block', 'Close account'];
  expect(await namesFor('risk')).toEqual(acts);
  expect(await namesFor('auditor')).toEqual([]);
});

test('a block for some days is sent as it was typed, and nothing odd is sent', async () => {
  const { house, screen } = openPage();
  house.answers(api.blockPlayer, { done: true });
  await screen.user.click(await screen.findByRole('button', { name: 'Block' }));
  const days = screen.getByLabelText(screen.text('player-desk.acts.block.days'));
  const send = () => screen.user.click(screen.getAllByRole('button', { name: 'Block' }).at(-1)!);
  await screen.user.type(screen.getByLabelText(screen.text('lib.act.reason')), 'asked for a pause');
  await screen.user.type(days, '1.5');
  await send();
  expect(house.asked(api.blockPlayer)).toEqual([]);
  await screen.user.clear(days);
  await screen.user.type(days, '7');
  await screen.findByText(screen.text('player-desk.acts.block.until', { days: 7 }));
  await send();
  await waitFor(() =>
    expect(house.asked(api.blockPlayer).map(({ body }) => body)).toEqual([
      { reason: 'asked for a pause', days: 7 },
    ]),
  );
  // The page is read anew.
  await waitFor(() => expect(house.asked(api.readPlayer).length).toBeGreaterThan(1));
});

test('an address is masked until a reason is given, and only for who may ask', async () => {
  const { house, screen } = openPage();
  house.answers(api.unmaskPlayer, { value: 'anna@mail.example' });
  await screen.findByText(/a\*\*\*@mail\.example/);
  await screen.user.click(screen.getByRole('button', { name: 'Show' }));
  await screen.user.type(screen.getByLabelText(screen.text('lib.act.reason')), 'the bank asks');
  await screen.user.click(screen.getAllByRole('button', { name: 'Show' }).at(-1)!);
  await screen.findByText('anna@mail.example');
  screen.unmount();
  const { screen: other } = openPage('/players/1001', { permissions: [...permissionsOf('auditor')] });
  await other.findByText(/a\*\*\*@mail\.example/);
  expect(other.queryByRole('button', { name: 'Show' })).toBeNull();
});

test('each tab has its address; a filter of one is not asked of another', async () => {
  const { house, screen } = openPage('/players/1001/rounds?round=5c1bfb1e-9b44-4b51-8d43-0b3ad9d1f001');
  await waitFor(() =>
    expect(house.asked(api.listPlayerRounds)[0]).toMatchObject({
      path: '/office/api/players/1001/rounds',
      query: { round: '5c1bfb1e-9b44-4b51-8d43-0b3ad9d1f001' },
    }),
  );
  await screen.user.click(await screen.findByRole('tab', { name: 'Timeline' }));
  await waitFor(() => expect(screen.address()).toBe('/players/1001/timeline'));
  await screen.findByText(ENTRY.requestId!);
  expect(screen.getByRole('tab', { name: 'Timeline' }).getAttribute('aria-selected')).toBe('true');
});

test('a note is written, offers whom to mention, and shows script as text', async () => {
  const { house, screen } = openPage('/players/1001/notes');
  const text = 'ask @Roman Kravets <script>alert(1)</script>';
  house.answers(api.notePlayer, { id: '1', mentions: ['Roman Kravets'] });
  const box = await screen.findByLabelText(screen.text('player-desk.notes.write'));
  await screen.findByText(screen.text('player-desk.notes.empty'));
  await screen.user.type(box, 'ask @Ro');
  await screen.user.click(await screen.findByRole('button', { name: '@Roman Kravets' }));
  await screen.user.type(box, '<script>alert(1)</script>');
  const note = { id: '1', at: AT, by: 'Olena', text, mentions: ['Roman Kravets'] };
  house.answers(api.listPlayerNotes, { rows: [note], next: null });
  await screen.user.click(screen.getByRole('button', { name: screen.text('player-desk.notes.add') }));
  const mention = await screen.findByText('@Roman Kravets', { selector: 'mark' });
  expect(mention.parentElement?.textContent).toBe(text);
  expect(house.asked(api.notePlayer).map(({ body }) => body)).toEqual([{ text }]);
});

test('who is not there is said so, with the way to try again', async () => {
  const house = fakeNetwork();
  house.refuses(api.readPlayer, { status: 404, key: 'not_found' });
  const screen = renderOffice(house, '/players/9');
  const says = await screen.findByText(/request-7/);
  expect(says.textContent).toContain(screen.text('lib.errors.not_found'));
});

const HELD: api.PlayerPage['houseRules'][number] = {
  ...{ rule: 'stake_limit', period: 'day', currency: 'UAH', amountMinor: '70000', until: null },
  ...{ setAt: AT, by: 'Roman', reason: 'stakes rose' },
};
const RISK = { role: 'risk', permissions: [...permissionsOf('risk')] } as const;

test('a limit of the house: what stands is said, an amount is sent as minor units, and nothing odd is', async () => {
  const { house, screen } = openPage('/players/1001', RISK, { houseRules: [HELD] });
  house.answers(api.limitPlayer, { done: true });
  await screen.findByText('Set by us');
  await screen.user.click(screen.getByRole('button', { name: 'Set a limit' }));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText(/The current limit is 700.00/);
  await screen.user.type(dialog.getByLabelText('Reason'), 'stakes rose again');
  const sum = dialog.getByLabelText('At most, UAH');
  await screen.user.type(sum, '-5');
  await screen.user.click(dialog.getByRole('button', { name: 'Set a limit' }));
  expect(house.asked(api.limitPlayer)).toEqual([]);
  await screen.user.clear(sum);
  await screen.user.type(sum, '500,50');
  await screen.user.click(dialog.getByRole('button', { name: 'Set a limit' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(house.asked(api.limitPlayer)).toMatchObject([
    {
      path: '/office/api/players/1001/limits',
      body: { rule: 'stake_limit', period: 'day', currency: 'UAH', amountMinor: '50050' },
    },
  ]);
});

test('playing time is limited in minutes, and a single stake for one round', async () => {
  const time = { ...HELD, rule: 'session_time', currency: null, amountMinor: '90' } as const;
  const { house, screen } = openPage('/players/1001', RISK, { houseRules: [time] });
  house.answers(api.limitPlayer, { done: true });
  await screen.findByText('90 min');
  await screen.user.click(screen.getByRole('button', { name: 'Set a limit' }));
  const dialog = within(await screen.findByRole('dialog'));
  await screen.user.selectOptions(dialog.getByLabelText('What to limit'), 'session_time');
  dialog.getByText(/The current limit is 90 min/);
  await screen.user.type(dialog.getByLabelText('Reason'), 'plays at night');
  const minutes = dialog.getByLabelText('At most, minutes');
  await screen.user.type(minutes, '1441');
  await screen.user.click(dialog.getByRole('button', { name: 'Set a limit' }));
  expect(house.asked(api.limitPlayer)).toEqual([]);
  await screen.user.clear(minutes);
  await screen.user.type(minutes, '60');
  await screen.user.click(dialog.getByRole('button', { name: 'Set a limit' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(house.asked(api.limitPlayer)).toMatchObject([
    { body: { rule: 'session_time', period: 'day', currency: null, amountMinor: '60' } },
  ]);
  await screen.user.click(screen.getByRole('button', { name: 'Set a limit' }));
  const again = within(await screen.findByRole('dialog'));
  await screen.user.selectOptions(again.getByLabelText('What to limit'), 'stake_maximum');
  expect(again.getByLabelText('Period')).toHaveProperty('value', 'round');
  again.getByLabelText('At most, UAH');
});

test('to lift it is asked with one key, however often it is pressed', async () => {
  const { house, screen } = openPage('/players/1001', RISK, { houseRules: [HELD] });
  house.refuses(api.liftHouseRule, { status: 503, key: 'unavailable' });
  await screen.user.click(await screen.findByRole('button', { name: 'Lift a limit' }));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText(screen.text('player-desk.acts.second'));
  await screen.user.type(dialog.getByLabelText('Reason'), 'the bank answered');
  for (const times of [1, 2]) {
    await screen.user.click(dialog.getByRole('button', { name: 'Lift a limit' }));
    await waitFor(() => expect(house.asked(api.liftHouseRule)).toHaveLength(times));
  }
  const [first, second] = house.asked(api.liftHouseRule);
  expect(second?.body.key).toBe(first?.body.key);
});

test('an account with money: the dialog says what keeps it open before it is tried', async () => {
  const { screen } = openPage('/players/1001', RISK);
  await screen.user.click(await screen.findByRole('button', { name: 'Close account' }));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText(screen.text('player-desk.acts.close.notYet'));
  dialog.getByText(/1,495.00/);
});

test('a closed account says so, and may only be opened', async () => {
  const block = { reason: 'asked for it', since: AT, until: null, by: 'Roman', closed: true };
  const { screen } = openPage('/players/1001', RISK, { block });
  expect((await screen.findByRole('note')).textContent).toContain(screen.text('player-desk.block.isClosed'));
  screen.getByRole('button', { name: 'Reopen account' });
  for (const name of ['Block', 'Unblock', 'Close account', 'Set a limit'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

test('what the player was told says by which ways it went, and why not by the others', async () => {
  const { house, screen } = openPage('/players/1001/notices');
  house.answers(api.listPlayerNotices, {
    rows: [
      {
        ...{ id: '5c1bfb1e-9b44-4b51-8d43-0b3ad9d1f002', at: AT, kind: 'deposit-paid', requestId: null },
        ...{ seenAt: null, confirmedAt: null },
        ways: [
          { channel: 'email', state: 'handed', reason: null, at: AT },
          { channel: 'push', state: 'left-out', reason: 'not-reachable', at: AT },
        ],
      },
    ],
    next: null,
  });
  const cell = await screen.findByText('Email: sent');
  expect(within(cell.closest('[role="row"], tr')!).getByText('Device: no address')).toBeDefined();
  expect(
    screen.getAllByText(screen.text('player-desk.notices.choices.kind.deposit-paid')).length,
  ).toBeGreaterThan(0);
});
