import { randomUUID } from 'node:crypto';
import { listClusters } from '@croupier/contract/office/clusters-desk';
import { judgeDocument } from '@croupier/contract/office/documents-desk';
import { readPlayer, unmaskPlayer } from '@croupier/contract/office/player-desk';
import { exportAccount } from '@croupier/contract/people/deletion';
import { beginStop, stops } from '@croupier/contract/people/exclusions';
import { profile, updateProfile } from '@croupier/contract/people/players';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import { keyOf } from '../../../platform/testing/key-of.ts';
import type { TestPlayer } from '../../../platform/testing/test-app.ts';
import { askGone, untilErased } from '../../people/deletion/deletion.fixture.ts';
import { decideDocument, documentMark } from '../../people/documents/feature.ts';
import { fillForm, sendIn, submittedAtOf } from '../../people/documents/documents.fixture.ts';
import { createMarks } from '../../people/person-marks/feature.ts';
import { startTestOffice, type TestOffice } from '../operators/office.fixture.ts';
import { logOf, untilRead } from '../player-desk/player-desk.fixture.ts';

let office: TestOffice;
beforeAll(async () => void (office = await startTestOffice()));
afterAll(() => office.site.close());

async function newPlayer(): Promise<TestPlayer> {
  const player = await office.site.createPlayer({ region: 'UA', verified: 0 });
  await fillForm(player);
  return player;
}
const approve = async (id: string, number: string, country = 'UA') => {
  const submittedAt = await submittedAtOf(office.site, id);
  const seen = { key: randomUUID(), submittedAt, reason: 'as it says' };
  return office.as.risk.call(judgeDocument, {
    params: { id },
    body: { ...seen, state: 'approved', expiresOn: null, country, number },
  });
};
const level = async (player: TestPlayer) => (await player.call(profile, {})).verifyStatus;
const clustersOf = async (player: TestPlayer, kind: 'document' | 'tax') => {
  await untilRead(office);
  const { rows } = await office.as.risk.call(listClusters, { query: { player: String(player.id), kind } });
  return rows.map(({ players }) => players.map(({ id }) => id).sort());
};
const both = (...players: TestPlayer[]) => players.map(({ id }) => String(id)).sort();

test('a passport of another account is refused, however its number is typed, and the two are a cluster', async () => {
  const [one, other] = [await newPlayer(), await newPlayer()];
  expect(await keyOf(approve(await sendIn(one), 'КН 100 200'))).toBe('answered');
  const again = await sendIn(other, 'id-card');
  expect(await keyOf(approve(again, 'kh-100200'))).toBe('409 document_known');
  expect([await level(one), await level(other)]).toEqual(['APPROVED', 'PENDING']);
  expect(await clustersOf(other, 'document')).toEqual([both(one, other)]);
  const stored = await office.site.owner.query<{ row: string }>('SELECT m::text AS row FROM person_mark m');
  expect(stored.map(({ row }) => row).join()).not.toContain('100200');
  // The same number of another country is another document.
  expect(await keyOf(approve(again, 'kh-100200', 'PL'))).toBe('answered');
});

test('one’s own passport is shown again, and a new one beside it', async () => {
  const player = await newPlayer();
  for (const number of ['AA300400', 'AA300400', 'AA300401'])
    expect(await keyOf(approve(await sendIn(player), number))).toBe('answered');
  expect(await clustersOf(player, 'document')).toEqual([]);
});

test('of fifty accounts that one passport is approved for at once one has it', async () => {
  const waiting: { player: TestPlayer; id: string }[] = [];
  for (let at = 0; at < 50; at += 1) {
    const player = await newPlayer();
    waiting.push({ player, id: await sendIn(player) });
  }
  const deciding = {
    marks: createMarks({ clock: systemClock, config: { seedKey: [Buffer.from('7'.repeat(64), 'hex')] } }),
    carryStops: async () => undefined,
  };
  const mark = await documentMark(deciding, office.site.db, 'passport', {
    country: 'UA',
    number: 'BB500600',
  });
  const verdict = { state: 'approved', expiresOn: null, country: 'UA', mark } as const;
  const decided = await Promise.all(
    waiting.map(({ id }) =>
      office.site.db.transaction((tx) =>
        decideDocument(deciding, tx, id, { verdict, by: 'Roman', at: new Date() }),
      ),
    ),
  );
  expect(decided.filter((each) => typeof each === 'object')).toHaveLength(1);
  expect(decided.filter((each) => each === 'of-another-account')).toHaveLength(49);
  const levels = await Promise.all(waiting.map(({ player }) => level(player)));
  expect(levels.filter((each) => each === 'APPROVED')).toHaveLength(1);
  expect(await keyOf(approve(await sendIn(await newPlayer()), 'BB 500600'))).toBe('409 document_known');
});

test('an exclusion goes along to who shows the same document, whether they are refused or come again', async () => {
  const first = await newPlayer();
  await approve(await sendIn(first), 'CC700800');
  await first.call(beginStop, { body: { term: 'year' } });
  const { state } = await first.call(stops, {});
  const beside = await newPlayer();
  expect(await keyOf(approve(await sendIn(beside), 'CC700800'))).toBe('409 document_known');
  expect((await beside.call(stops, {})).state).toEqual(state);
  await askGone(first);
  await untilErased(office, first.id);
  const again = await newPlayer();
  expect(await keyOf(approve(await sendIn(again), 'CC700800'))).toBe('answered');
  expect((await again.call(stops, {})).state).toEqual(state);
  expect(await clustersOf(again, 'document')).toEqual([both(first, beside, again)]);
});

test('a document that was shown after its player had stopped is remembered too', async () => {
  const [first, second] = [await newPlayer(), await newPlayer()];
  await first.call(beginStop, { body: { term: 'year' } });
  await approve(await sendIn(first), 'DD900100');
  await keyOf(approve(await sendIn(second), 'DD900100'));
  expect((await second.call(stops, {})).state).toMatchObject({ kind: 'exclusion' });
});

test('who gives a tax number that another account gave is answered as anybody, and the office sees both', async () => {
  const [one, other] = [await newPlayer(), await newPlayer()];
  const give = (player: TestPlayer, taxNumber: string | null, more: object = {}) =>
    keyOf(player.call(updateProfile, { body: { taxNumber, ...more } }));
  expect(await give(one, '318 471 0691')).toBe('answered');
  expect((await one.call(profile, {})).taxNumber).toBe('•••••••691');
  expect(await give(other, '3184710692')).toBe('422 tax_number_refused');
  expect(await give(other, '3184710692', { nickname: 'Not saved' })).toBe('422 tax_number_refused');
  expect(await other.call(profile, {})).toMatchObject({ taxNumber: null });
  expect((await other.call(profile, {})).nickname).not.toBe('Not saved');
  expect(await give(other, '3184710691')).toBe('answered');
  expect((await other.call(profile, {})).taxNumber).toBe('•••••••691');
  expect(await clustersOf(other, 'tax')).toEqual([both(one, other)]);
  const [row] = await office.site.owner.query<{ row: string }>(
    'SELECT encode(tax_number_sealed, $2) AS row FROM player WHERE id = $1',
    [one.id, 'escape'],
  );
  expect(row!.row).not.toContain('3184710691');
  const file = await office.site.request(exportAccount.path, { headers: { cookie: one.cookie } });
  expect(await file.text()).toContain('"taxNumber":[{"number":"3184710691"}]');
  const params = { id: String(one.id) };
  const { taxNumber } = await office.as.support.call(readPlayer, { params });
  expect(taxNumber).toBe('•••••••691');
  const body = { value: 'taxNumber', reason: 'the tax office asks' } as const;
  expect(await office.as.support.call(unmaskPlayer, { params, body })).toEqual({ value: '3184710691' });
  const asked = (await logOf(office, one.id)).find(({ act }) => act === 'unmask.player');
  expect(JSON.stringify(asked)).not.toContain('3184710691');
  // Given up, it leaves nothing: somebody may have typed a stranger's.
  expect(await give(other, null)).toBe('answered');
  const mark = `SELECT FROM person_mark WHERE kind = 'tax' AND player_id = $1`;
  expect(await office.site.owner.query(mark, [other.id])).toEqual([]);
});

test('ten accounts that give one tax number at once are all answered, and are a cluster', async () => {
  const players = await Promise.all(Array.from({ length: 10 }, newPlayer));
  const given = await Promise.all(
    players.map((player) => keyOf(player.call(updateProfile, { body: { taxNumber: '1234567899' } }))),
  );
  expect(new Set(given)).toEqual(new Set(['answered']));
  await untilRead(office);
  const query = { player: String(players[0]!.id), kind: 'tax' } as const;
  const { rows } = await office.as.risk.call(listClusters, { query });
  expect(rows.map(({ accounts }) => accounts)).toEqual([10]);
});
