import { expect } from 'vitest';
import type { Tx } from '../../../platform/database.ts';
import { ACHIEVEMENT_FAULTS } from './planted-achievements.fixture.ts';
import { CALENDAR_FAULTS } from './planted-calendars.fixture.ts';
import { DRAW_FAULTS } from './planted-draws.fixture.ts';
import { PLANTED_FAULTS, type PlantedFault } from './planted-faults.fixture.ts';
import { FREE_ROUND_FAULTS } from './planted-free-rounds.fixture.ts';
import { GOAL_FAULTS } from './planted-goals.fixture.ts';
import { LATE_FAULTS } from './planted-late-payments.fixture.ts';
import { NOMINATION_FAULTS } from './planted-nominations.fixture.ts';
import { PAY_OUT_FAULTS } from './planted-pay-outs.fixture.ts';
import { PROGRAMME_FAULTS } from './planted-programmes.fixture.ts';
import { PURSE_FAULTS } from './planted-purse-faults.fixture.ts';
import { RECORD_FAULTS } from './planted-record-faults.fixture.ts';
import { QUEST_FAULTS } from './planted-quests.fixture.ts';
import { PROMOTION_FAULTS } from './planted-promotions.fixture.ts';
import { REWARD_FAULTS } from './planted-rewards.fixture.ts';
import { TREASURE_FAULTS } from './planted-treasures.fixture.ts';
import { VOID_FAULTS } from './planted-voids.fixture.ts';
import type { PlantedWorld } from './planted-world.fixture.ts';

/** Every fault that the verification must find. */
export const FAULTS: readonly PlantedFault[] = [
  ...PLANTED_FAULTS,
  ...FREE_ROUND_FAULTS,
  ...PURSE_FAULTS,
  ...RECORD_FAULTS,
  ...VOID_FAULTS,
  ...LATE_FAULTS,
  ...PAY_OUT_FAULTS,
  ...PROGRAMME_FAULTS,
  ...GOAL_FAULTS,
  ...DRAW_FAULTS,
  ...REWARD_FAULTS,
  ...PROMOTION_FAULTS,
  ...CALENDAR_FAULTS,
  ...TREASURE_FAULTS,
  ...QUEST_FAULTS,
  ...ACHIEVEMENT_FAULTS,
  ...NOMINATION_FAULTS,
];

/** Moves everything into the archive, as if all months were closed. */
export const ARCHIVE_ALL: readonly string[] = ['round', 'ledger_transfer'].map(
  (table) =>
    `WITH gone AS (DELETE FROM ${table} RETURNING *) INSERT INTO ${table}_archive SELECT * FROM gone`,
);

/** Constraints that would not let the faults in; the verification must find them without. */
const WALLS = [
  'ALTER TABLE ledger_account DROP CONSTRAINT ledger_account_amount_minor_check',
  ...['', '_archive'].map(
    (place) => `ALTER TABLE ledger_transfer${place} DROP CONSTRAINT ledger_transfer_check,
  DROP CONSTRAINT ledger_transfer_check1, DROP CONSTRAINT ledger_transfer_balance_after_minor_check`,
  ),
];

/** Plants a fault as the owner of the tables, looks at the books, and takes everything back. */
export async function plant<T>(
  world: PlantedWorld,
  { sql }: Pick<PlantedFault, 'sql'>,
  look: (tx: Tx) => Promise<T>,
): Promise<T> {
  class TakenBack extends Error {}
  const named = (statement: string) =>
    statement.replace(/\{([a-z]+)\}/gi, (_, name: string) => world.names[name] ?? `{${name}}`);
  let seen: T | undefined;
  const planting = world.house.owner.transaction(async (tx) => {
    for (const wall of WALLS) await tx.query(wall);
    for (const statement of sql) await tx.query(named(statement));
    seen = await look(tx);
    throw new TakenBack();
  });
  await expect(planting).rejects.toThrow(TakenBack);
  return seen!;
}
