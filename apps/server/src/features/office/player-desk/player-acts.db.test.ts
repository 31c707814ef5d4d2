import {
  blockPlayer,
  endPlayerSessions,
  listPlayerNotes,
  listPlayerTimeline,
  markPlayer,
  notePlayer,
  readPlayer,
  replayRound,
  unblockPlayer,
  unmarkPlayer,
} from '@croupier/contract/office/player-desk';
import { login, profile } from '@croupier/contract/people/players';
import { getShare } from '@croupier/contract/play/rounds';
import { liveTicket } from '@croupier/contract/site/live';
import { WebSocket } from 'ws';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keyOf } from '../../../platform/testing/key-of.ts';
import type { TestPlayer } from '../../../platform/testing/test-app.ts';
import { startTestOffice, type TestOffice } from '../operators/office.fixture.ts';
import { about, actsOf, logOf, stake } from './player-desk.fixture.ts';

let office: TestOffice;
beforeAll(async () => void (office = await startTestOffice()));
afterAll(() => office.site.close());

const NOBODY = 999_999_999n;
const reason = 'documents were forged';
const block = (id: bigint, body: object = { reason }) => office.as.risk.call(blockPlayer, about(id, body));
const unblock = (id: bigint) => office.as.risk.call(unblockPlayer, about(id, { reason: 'all is well' }));
const pageOf = (id: bigint) => office.as.support.call(readPlayer, about(id));

test('a block: the player is kept out, the page says who and why, and both acts are in the log', async () => {
  const player = await office.site.createPlayer({ balanceMinor: '100000' });
  await block(player.id, { reason, days: 7 });
  expect(await keyOf(player.call(profile, {}))).toBe('423 account_blocked');
  const { block: found, playRules } = await pageOf(player.id);
  expect(found).toMatchObject({ reason, by: office.as.risk.name });
  expect(Date.parse(found!.until!) - Date.parse(found!.since)).toBe(7 * 86_400_000);
  expect(playRules).toEqual([]);
  await unblock(player.id);
  expect((await player.call(profile, {})).mainBalance).toBe('100000');
  expect(await actsOf(office, player.id)).toEqual(['block.player', 'read.player', 'unblock.player']);
  expect((await logOf(office, player.id)).at(-1)).toMatchObject({
    reason: 'all is well',
    before: expect.stringContaining(reason) as string,
  });
});

test('who has never played has a seat by then: a first stake that was let in before is judged on it', async () => {
  const { id } = await office.site.createPlayer({ balanceMinor: '100000' });
  await block(id);
  const seats = await office.site.owner.query(
    'SELECT rules_until = to_timestamp(0) AS "isJudged" FROM player_seat WHERE player_id = $1',
    [id],
  );
  expect(seats).toEqual([{ isJudged: true }]);
});

test('two blocks at once make one, and one entry; so do two ends of it', async () => {
  const { id } = await office.site.createPlayer();
  const twice = async (act: () => Promise<unknown>) =>
    (await Promise.all([keyOf(act()), keyOf(act())])).toSorted();
  expect(await twice(() => block(id))).toEqual(['409 conflict', 'answered']);
  expect(await twice(() => unblock(id))).toEqual(['409 conflict', 'answered']);
  expect(await actsOf(office, id)).toEqual(['block.player', 'unblock.player']);
});

test.each([
  ['block', () => block(NOBODY)],
  ['unblock', () => unblock(NOBODY)],
  ['end sessions', () => office.as.risk.call(endPlayerSessions, about(NOBODY, { reason }))],
  ['note', () => office.as.risk.call(notePlayer, about(NOBODY, { text: 'who is this' }))],
  ['label', () => office.as.risk.call(markPlayer, about(NOBODY, { mark: 'vip', reason }))],
])('%s: nobody is there, and nothing is written', async (_name, act) => {
  expect(await keyOf(act())).toBe('404 not_found');
  expect(await actsOf(office, NOBODY)).toEqual([]);
});

test('what a role may not do, a reason that is none, and fields that nobody knows are refused', async () => {
  const { id } = await office.site.createPlayer();
  const { support, finance, risk } = office.as;
  expect(await keyOf(support.call(blockPlayer, about(id, { reason })))).toBe('403 forbidden');
  expect(await keyOf(finance.call(notePlayer, about(id, { text: 'a note' })))).toBe('403 forbidden');
  for (const body of [
    {},
    { reason: 'x' },
    { reason, days: 0 },
    { reason, days: 1.5 },
    { reason, days: '7' },
    { reason, until: '2030-01-01' },
  ])
    expect([body, await keyOf(risk.call(blockPlayer, about(id, body)))]).toEqual([
      body,
      '400 invalid_request',
    ]);
  expect(await actsOf(office, id)).toEqual([]);
});

test('all sessions of a player end, their sockets close, others stay', async () => {
  const [player, other] = [await office.site.createPlayer(), await office.site.createPlayer()];
  const second = await office.site.signIn(player);
  const { closed } = await openSocket(player);
  const answer = await office.as.support.call(endPlayerSessions, about(player.id, { reason }));
  expect(answer).toEqual({ ended: 2 });
  expect(await closed).toBe(4001);
  for (const each of [player, second]) expect(await keyOf(each.call(profile, {}))).toBe('401 unauthorised');
  expect(await keyOf(other.call(profile, {}))).toBe('answered');
  const { username, password } = player;
  expect(await keyOf(office.site.call(login, { body: { username, password } }))).toBe('answered');
  expect(await logOf(office, player.id)).toMatchObject([
    { act: 'end.player-sessions', reason, after: '{"ended":2}', operator: office.as.support.name },
  ]);
});

async function openSocket(player: TestPlayer): Promise<{ closed: Promise<number> }> {
  const { ticket } = await player.call(liveTicket, {});
  const socket = new WebSocket(`${office.site.url.replace('http', 'ws')}/api/ws?token=${ticket}`, {
    origin: office.site.url,
  });
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  await new Promise((resolve) => socket.once('open', resolve));
  return { closed };
}

test('notes: kept as they were written, with who is mentioned; script is text, and nothing of it is in the log', async () => {
  const { id } = await office.site.createPlayer();
  const { name } = office.as.risk;
  const text = `=HYPERLINK("x")\n<script>alert(1)</script> ask @${name.toUpperCase()}, not @nobody`;
  const note = await office.as.support.call(notePlayer, about(id, { text }));
  expect(note.mentions).toEqual([name]);
  const { rows } = await office.as.auditor.call(listPlayerNotes, about(id));
  expect(rows).toMatchObject([{ id: note.id, by: office.as.support.name, text, mentions: [name] }]);
  const [entry] = await logOf(office, id);
  expect(entry).toMatchObject({ act: 'note.player' });
  expect(JSON.stringify(entry)).not.toContain('script');
  const headers = { cookie: office.as.support.cookie };
  const file = await (await office.request(`/office/api/players/${id}/notes.csv`, { headers })).text();
  expect(file).toContain(`"'=HYPERLINK`);
  expect(await actsOf(office, id)).toEqual(['note.player', 'read.player', 'export.player']);
  for (const bad of ['', 'x', 'a\u0000b', 'a'.repeat(4001)])
    expect(await keyOf(office.as.support.call(notePlayer, about(id, { text: bad })))).toBe(
      '400 invalid_request',
    );
});

test('a note cannot be changed or taken away, not even by the server', async () => {
  const { id } = await office.site.createPlayer();
  await office.as.support.call(notePlayer, about(id, { text: 'as it was' }));
  const { db } = office.site;
  await expect(db.query(`UPDATE player_note SET text = 'other' WHERE player_id = $1`, [id])).rejects.toThrow(
    'permission',
  );
  await expect(db.query('DELETE FROM player_note WHERE player_id = $1', [id])).rejects.toThrow('permission');
});

test('labels: given once, taken away once, each with its reason', async () => {
  const { id } = await office.site.createPlayer();
  const { support } = office.as;
  const give = () => support.call(markPlayer, about(id, { mark: 'VIP', reason: 'plays high' }));
  const take = () => support.call(unmarkPlayer, about(id, { mark: 'VIP', reason: 'plays no more' }));
  const results = await Promise.all([keyOf(give()), keyOf(give())]);
  expect(results.toSorted()).toEqual(['409 conflict', 'answered']);
  expect((await pageOf(id)).marks).toMatchObject([{ text: 'VIP', by: support.name }]);
  expect([await keyOf(take()), await keyOf(take())]).toEqual(['answered', '404 not_found']);
  expect(await actsOf(office, id)).toEqual(['mark.player', 'read.player', 'unmark.player']);
  for (const mark of ['=1+1', '<b>x</b>', ' VIP', 'x'])
    expect(await keyOf(support.call(markPlayer, about(id, { mark, reason })))).toBe('400 invalid_request');
});

test('the timeline tells what was done with its request ids, and leaves out who looked', async () => {
  const { id } = await office.site.createPlayer();
  await pageOf(id);
  await block(id);
  await office.as.support.call(notePlayer, about(id, { text: 'called him' }));
  await office.as.support.call(markPlayer, about(id, { mark: 'VIP', reason: 'plays high' }));
  const { rows } = await office.as.support.call(listPlayerTimeline, about(id));
  // What they were told of it comes when its reader has come that far.
  const done = rows.filter(({ kind }) => kind !== 'notice');
  const told = done.map(({ kind, what }) => `${kind} ${what}`);
  // The first three came within a millisecond or two.
  expect([...told.slice(0, 3), ...told.slice(3).toSorted()]).toEqual([
    'act mark.player',
    'note note',
    'act block.player',
    'account registered',
    'limit set.deposit_limit.month',
    'limit set.session_time.day',
    'session began',
  ]);
  expect(done[0]).toMatchObject({ text: 'VIP: plays high' });
  expect(done[2]).toMatchObject({ by: office.as.risk.name, text: reason });
  expect(done[2]?.requestId).toMatch(/^[0-9a-f-]{36}$/);
});

test('the replay of a round: its link is made once, with a reason, and only of a round that is theirs', async () => {
  const [player, other] = [
    await office.site.createPlayer({ balanceMinor: '100000' }),
    await office.site.createPlayer(),
  ];
  const round = await stake(player);
  const replay = (id: bigint, as: 'support' | 'auditor' = 'support') =>
    office.as[as].call(replayRound, {
      params: { id: String(id), round },
      body: { reason: 'the player asks' },
    });
  expect(await keyOf(replay(other.id))).toBe('404 not_found');
  expect(await keyOf(replay(player.id, 'auditor'))).toBe('403 forbidden');
  const links = await Promise.all([replay(player.id), replay(player.id)]);
  expect(links[0]).toEqual(links[1]);
  const { ticket } = await player.call(getShare, { params: { id: round } });
  expect(links[0]!.url).toBe(`http://localhost:1/en/share/${ticket}`);
  expect(await actsOf(office, player.id)).toEqual(['replay.round', 'replay.round']);
});
