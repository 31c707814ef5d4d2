import type { BoxTerms } from '@croupier/contract/rewards/treasures/kind';
import { LAST_ROUNDS_MS } from '@croupier/domain/rewards/goals';
import type { BoxState } from '@croupier/domain/rewards/treasures';
import { FULL_WAITS_MS, SHOWN_MS } from '@croupier/domain/rewards/treasures';
import type { Tx } from '../../../platform/database.ts';
import { appendFacts, type StoredFact } from '../../../platform/outbox.ts';
import { endGoals, readGoals } from '../goals/feature.ts';
import { findStanding } from '../standing/feature.ts';
import { listFilling, listOver, listUnfilled, listUnopened, listWithdrawn } from './box-lists-store.ts';
import { findBox, setFinished, setFull, setLost, type BoxKey, type BoxRow } from './boxes-store.ts';
import { giveAll, giveBox } from './give-box.ts';
import { KIND, type TreasuresParts } from './treasures-parts.ts';

/** Tells that a box is in another state, in the transaction that has put it there. */
export const tellChanged = (
  tx: Tx,
  { playerId, id, code }: BoxKey & Pick<BoxRow, 'code'>,
  state: BoxState,
): Promise<void> => appendFacts(tx, [{ playerId, topic: 'box.changed', payload: { id, code, state } }]);

/** Gives the boxes of registration to who has answered at an address. */
export async function followRegistrations(
  parts: TreasuresParts,
  tx: Tx,
  facts: readonly StoredFact<'account.email-verified' | 'account.phone-verified'>[],
): Promise<void> {
  const now = parts.clock.now();
  for (const playerId of new Set(facts.map((fact) => fact.playerId))) {
    const player = await findStanding(tx, playerId, now);
    if (!player) continue;
    await giveAll(parts, tx, { playerId, player, now }, ({ id, programme }) =>
      programme.terms.given === 'registration' ? `registration ${id}` : undefined,
    );
  }
}

/** Makes boxes of the rewards that are boxes. What was given is owed: whether it may be opened is judged when it is. */
export async function followRewards(
  parts: TreasuresParts,
  tx: Tx,
  facts: readonly StoredFact<'reward.given'>[],
): Promise<void> {
  const now = parts.clock.now();
  for (const { playerId, payload } of facts) {
    if (payload.kind !== 'box' || payload.of === undefined) continue;
    const under = await parts.programmes.find<BoxTerms>(KIND, payload.of, { now, through: tx });
    const player = await findStanding(tx, playerId, now);
    if (!under || !player) continue;
    await giveBox(tx, { playerId, region: player.region, under, reference: `reward ${payload.id}`, now });
  }
}

/** Says of boxes whose goal was reached that they are full. */
export async function followGoals(
  { clock }: TreasuresParts,
  tx: Tx,
  facts: readonly StoredFact<'goal.reached'>[],
): Promise<void> {
  for (const { playerId, payload } of facts) {
    if (payload.of !== KIND) continue;
    const { id, code } = payload;
    if (await setFull(tx, { playerId, id }, clock.now()))
      await tellChanged(tx, { playerId, id, code }, 'AVAILABLE');
  }
}

/**
 * Gives what comes after a box that is done: the same again, and those that follow on it. After one that was lost only where its player has
 * seen that: for somebody who does not come any more there is no next one.
 */
export async function followDone(
  parts: TreasuresParts,
  tx: Tx,
  facts: readonly StoredFact<'box.changed'>[],
): Promise<void> {
  const now = parts.clock.now();
  for (const { playerId, payload } of facts) {
    if (payload.state !== 'FINISHED') continue;
    const box = await findBox(tx, { playerId, id: payload.id });
    const player = box && (await findStanding(tx, playerId, now));
    if (!player || (box.rewardId === null && !box.seen)) continue;
    await giveAll(parts, tx, { playerId, player, now }, ({ id, programme: { code, terms } }) =>
      terms.after === box.code || (terms.repeat && code === box.code) ? `after ${box.id} ${id}` : undefined,
    );
  }
}

/** Loses what fills for players who have excluded themselves or leave: nothing shall ask them to come back. */
export async function followLeavers(
  parts: TreasuresParts,
  tx: Tx,
  facts: readonly StoredFact<'exclusion.begun' | 'account.deletion-asked'>[],
): Promise<void> {
  for (const { playerId } of facts)
    for (const box of await listFilling(tx, playerId)) await loseUnfilled(parts, tx, box);
}

/** Loses a box that is not full. Its goal is ended first: from then on nothing fills it, and one that is full after all stays. */
async function loseUnfilled({ clock }: TreasuresParts, tx: Tx, box: BoxRow): Promise<void> {
  await endGoals(tx, box.playerId, [box.id]);
  const [goal] = await readGoals(tx, box.playerId, { ids: [box.id] });
  if (goal && goal.times > 0) return;
  if (await setLost(tx, box, { from: 'PROCESSING', now: clock.now() })) await tellChanged(tx, box, 'LOST');
}

const PORTION = 500;

/** Ends what was not filled or not opened in time, what fills under a programme that was withdrawn, and puts away what has long been over. */
export async function endBoxes(parts: TreasuresParts, signal?: AbortSignal): Promise<void> {
  const { db, clock } = parts;
  const ago = (ms: number) => new Date(clock.now().getTime() - ms);
  const unfilled = (tx: Tx, box: BoxRow) => loseUnfilled(parts, tx, box);
  const rounds: readonly {
    list: () => Promise<BoxRow[]>;
    end: (tx: Tx, box: BoxRow) => Promise<void>;
  }[] = [
    { list: () => listUnfilled(db, ago(LAST_ROUNDS_MS), PORTION), end: unfilled },
    { list: () => listWithdrawn(db, PORTION), end: unfilled },
    {
      list: () => listUnopened(db, ago(FULL_WAITS_MS), PORTION),
      end: async (tx, box) => {
        const isLost = await setLost(tx, box, { from: 'AVAILABLE', now: clock.now() });
        if (isLost) await tellChanged(tx, box, 'LOST');
      },
    },
    { list: () => listOver(db, ago(SHOWN_MS), PORTION), end: (tx, box) => finish(tx, box, false) },
  ];
  for (const { list, end } of rounds)
    for (let rows = await list(); rows.length > 0 && !signal?.aborted; rows = await list())
      for (const row of rows) await db.transaction((tx) => end(tx, row));
}

/** Puts a box away that is over. */
export async function finish(tx: Tx, box: BoxKey & Pick<BoxRow, 'code'>, seen: boolean): Promise<void> {
  if (await setFinished(tx, box, seen)) await tellChanged(tx, box, 'FINISHED');
}
