import { findPlayer, listPlayerTimeline, readPlayer } from '@croupier/contract/office/player-desk';
import { paymentHistory } from '@croupier/contract/money/payment-history';
import { payInOptions } from '@croupier/contract/money/payments';
import { payOutOptions } from '@croupier/contract/money/pay-outs';
import { deletionStanding, exportAccount } from '@croupier/contract/people/deletion';
import { listNotices } from '@croupier/contract/people/notices';
import { profile } from '@croupier/contract/people/players';
import { SHIPPED_ROLES, type ShippedRole } from '@croupier/domain/office/permissions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPlayer } from '../../../platform/testing/test-app.ts';
import { startTestOffice, type TestOffice } from '../operators/office.fixture.ts';
import { about, untilRead } from '../player-desk/player-desk.fixture.ts';
import { askGone, untilErased } from '../../people/deletion/deletion.fixture.ts';
import { answer, caseOf, deposit, judge, payOut, rowOf, text } from './aml-desk.fixture.ts';
import { forgetKept } from './case-store.ts';

let office: TestOffice;
beforeAll(async () => void (office = await startTestOffice()));
afterAll(() => office.site.close());

/** Roles that meet players, or sell to them. */
const OTHERS = SHIPPED_ROLES.filter((role) => !['risk', 'admin', 'auditor'].includes(role));

/** All that a player is answered, what is on its way to them, and what the office shows of them to this role. */
async function seenOf(player: TestPlayer, role: ShippedRole): Promise<object> {
  await untilRead(office);
  const asOperator = async (op: typeof readPlayer | typeof listPlayerTimeline) =>
    office.as[role].call(op as typeof readPlayer, about(player.id)).catch(String);
  const { writtenAt: _, ...file } = (await player.call(exportAccount, {})) as { writtenAt: string };
  const { eraseAt: __, ...standing } = await player.call(deletionStanding, {});
  return [
    ...[file, await player.call(profile, {}), await player.call(listNotices, { query: {} })],
    ...[await player.call(payInOptions, { query: {} }), await player.call(payOutOptions, { query: {} })],
    ...[await player.call(paymentHistory, { query: {} }), standing],
    // Live messages are made of facts, and letters of notices.
    await office.site.owner.query(
      'SELECT topic FROM outbox WHERE player_id = $1 UNION ALL SELECT topic FROM fact WHERE player_id = $1',
      [player.id],
    ),
    await office.site.owner.query('SELECT recipient, subject FROM letter ORDER BY id'),
    ...[await asOperator(readPlayer), await asOperator(listPlayerTimeline)],
    await office.as[role].call(findPlayer, { query: { q: String(player.id) } } as never).catch(String),
  ];
}

test.each(OTHERS)(
  'changes nothing that the player or %s sees when a day is flagged, looked at and reported',
  async (role) => {
    const player = await office.site.createPlayer({ region: 'UA' });
    await deposit(office, player, 1_900);
    await deposit(office, player, 900);
    await payOut(office, player, 2_500);
    const before = await seenOf(player, role);
    await judge(office);
    expect(await rowOf(office, player)).toMatchObject({ level: 'high' });
    await caseOf(office, player);
    for (const act of ['note', 'reported'] as const) await answer(office, player, act);
    const after = await seenOf(player, role);
    expect(after).toEqual(before);
    expect(JSON.stringify(after)).not.toContain(text);
  },
);

test('keeps case and flags of an erased account as long as the law has it, and lets them go then', async () => {
  const player = await office.site.createPlayer({ region: 'UA' });
  await deposit(office, player, 2_000);
  await judge(office);
  await answer(office, player, 'note');
  await askGone(player, '1');
  await untilErased(office, player.id);
  // What is written afterwards goes with the rest.
  await answer(office, player, 'reported');
  const kept = `SELECT round(extract(epoch FROM kept_until - now()) / (365.25 * 86400))::int AS years FROM aml_day WHERE player_id = $1
UNION ALL SELECT round(extract(epoch FROM kept_until - now()) / (365.25 * 86400))::int FROM aml_act WHERE player_id = $1`;
  expect(await office.site.owner.query(kept, [player.id])).toEqual([5, 5, 5].map((years) => ({ years })));
  expect(await rowOf(office, player)).toMatchObject({ state: 'reported' });
  expect((await caseOf(office, player)).payments).toHaveLength(1);
  await forgetKept(office.site.db);
  expect((await caseOf(office, player)).acts).toHaveLength(2);
  for (const table of ['aml_day', 'aml_act'])
    await office.site.owner.query(
      `UPDATE ${table} SET kept_until = now() - interval '1 day' WHERE player_id = $1`,
      [player.id],
    );
  await forgetKept(office.site.db);
  expect(await caseOf(office, player)).toMatchObject({ acts: [], days: [], state: null });
});
