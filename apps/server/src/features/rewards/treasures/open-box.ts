import type { openBox as operation } from '@croupier/contract/rewards/treasures';
import { isTooLate } from '@croupier/domain/rewards/treasures';
import { REGIONS } from '@croupier/domain/site/regions';
import { crashPoint } from '../../../platform/crash-point.ts';
import type { Tx } from '../../../platform/database.ts';
import type { SignedIn } from '../../../platform/http/http.ts';
import { isRefusal, refuse, type Refused } from '../../../platform/refusal.ts';
import { lockPlayer } from '../../people/players/feature.ts';
import { readGoals } from '../goals/feature.ts';
import { claimDrawn, give, holdClaims, isOverGivingCaps, rewardFor, rewardId } from '../rewards/feature.ts';
import { refuseByOffer, standingOf } from '../standing/feature.ts';
import {
  findBegun,
  findBox,
  setBegun,
  setFull,
  setOpened,
  type BegunBox,
  type BoxRow,
} from './boxes-store.ts';
import { finish, tellChanged } from './follow-treasures.ts';
import { domainOf, KIND, versionOf, type BoxVersion, type TreasuresParts } from './treasures-parts.ts';

type Refusal = Refused<typeof operation>;

/**
 * Opens a box that is full, once: whoever asks again finds what was in it, and has seen it then. What is given is drawn and kept first, then
 * claimed and given; between the two nothing is lost, for whoever asks again, or the job, goes on from there. A player opens one at a time:
 * another one that was begun is finished first, so that what it gives counts for the house's caps.
 */
export async function openBox(
  parts: TreasuresParts,
  player: SignedIn,
  id: string,
): Promise<BoxRow | Refusal> {
  for (;;) {
    const begun = await parts.db.transaction((tx) => begin(parts, tx, player, id));
    if (isRefusal(begun) || !isBeingOpened(begun)) return begun;
    const opened = await finishOpening(parts, begun);
    if (opened.id === id) return opened;
  }
}

const isBeingOpened = (box: BoxRow): box is BegunBox => box.drawnPlace !== null && box.rewardId === null;

/** @returns the box as it is being opened or is over, or another one that is being opened */
async function begin(
  parts: TreasuresParts,
  tx: Tx,
  { playerId, region }: SignedIn,
  id: string,
): Promise<BoxRow | Refusal> {
  // The lock of the player comes before that of the seat: of two presses at once the second finds what the first has begun.
  await lockPlayer(tx, playerId);
  const now = parts.clock.now();
  const found = await findBox(tx, { playerId, id });
  if (!found) return refuse('not_found');
  if (found.state === 'OPENED' || found.state === 'LOST') await finish(tx, found, true);
  if (found.state !== 'PROCESSING' && found.state !== 'AVAILABLE') return found;
  if (isBeingOpened(found)) return found;
  const other = await findBegun(tx, playerId);
  if (other) return other;
  const box = await fullOf(tx, found, now);
  if (isRefusal(box)) return box;
  const under = await versionOf(parts, box, tx);
  const against = await refusalOf(parts, tx, { box, under, region, now });
  if (against) return against;
  const rows = under.programme.terms.loot;
  const of = { playerId, domain: domainOf(box.code), programmeId: under.id, version: under.version, rows };
  const drawn =
    rows.length > 1
      ? await parts.fairness.drawLoot(tx, of)
      : { drawnPlace: 0, key: { seedPair: null, nonce: null } };
  const { seedPair, nonce } = drawn.key;
  const { currency } = REGIONS[region];
  const begun = { ...box, drawnPlace: drawn.drawnPlace, currency, seedPair, nonce };
  await setBegun(tx, begun, now);
  return begun;
}

/** The box, if it is full: also when its goal was reached a moment ago and nobody has followed from that yet. */
async function fullOf(tx: Tx, box: BoxRow, now: Date): Promise<BoxRow | Refusal> {
  if (box.state === 'AVAILABLE') return box;
  const [goal] = await readGoals(tx, box.playerId, { ids: [box.id] });
  if (!goal || goal.times === 0) {
    const { current = 0n, target = 0n } = goal ?? {};
    return refuse('target_not_reached', { current: String(current), target: String(target) });
  }
  if (await setFull(tx, box, now)) await tellChanged(tx, box, 'AVAILABLE');
  return { ...box, state: 'AVAILABLE' };
}

interface Judged extends Pick<SignedIn, 'region'> {
  readonly box: BoxRow;
  readonly under: BoxVersion;
  readonly now: Date;
}

async function refusalOf(
  { programmes }: TreasuresParts,
  tx: Tx,
  { box, under, region, now }: Judged,
): Promise<Refusal | undefined> {
  const { playerId, code } = box;
  const { audience, terms } = under.programme;
  const rule = await standingOf(tx, playerId, now, { audience });
  if (rule) return refuseByOffer(rule);
  if (isTooLate(box, now)) return refuse('offer_over', { why: 'ended' });
  // Who has moved since plays in other money, and not everything that may be in it is there in that.
  const rewards = terms.loot.map(({ reward }) => rewardFor(reward, REGIONS[region].currency));
  if (!rewards.every((reward) => reward !== undefined))
    return refuseByOffer({ rule: 'region_rule', region, until: null, level: null, verification: null });
  // What was filled is owed, also under a programme that is over since; a pause holds everybody.
  const found = await programmes.find(KIND, code, { now, through: tx });
  if (found?.over === 'paused') return refuse('offer_over', { why: 'paused' });
  // What is drawn is given: it must not matter which row it is, so every one of them has to fit.
  const isOver = await isOverGivingCaps(tx, { playerId, region, now }, rewards);
  return isOver ? refuse('offer_over', { why: 'mine_used' }) : undefined;
}

/** Gives what a box that was begun has in it, or the fallback of its row, once. */
export async function finishOpening(parts: TreasuresParts, box: BegunBox): Promise<BoxRow> {
  const { db, clock, fairness } = parts;
  const { playerId, id, code, drawnPlace, currency, seedPair, nonce } = box;
  crashPoint('treasure.begun');
  const under = await versionOf(parts, box);
  const { terms, campaign } = under.programme;
  const now = clock.now();
  const name = { playerId, source: KIND, code, reference: id } as const;
  const drawn = { playerId, version: under, id: rewardId(name), rows: terms.loot, drawnPlace, currency };
  const { place, claimed } = await claimDrawn(db, drawn, now);
  crashPoint('treasure.claimed');
  const opened = await db.transaction(async (tx) => {
    await lockPlayer(tx, playerId);
    await holdClaims(tx, claimed);
    const { row } = await give(tx, {
      ...{ ...name, reward: claimed.reward, now },
      programme: { id: under.id, version: under.version, campaign },
    });
    if (await setOpened(tx, box, { rewardId: row.id, now })) {
      if (seedPair !== null && nonce !== null) {
        const key = { playerId, seedPair, domain: domainOf(code), nonce };
        await fairness.settleDraw(tx, { key, givenPlace: place, rewardId: row.id });
      }
      await tellChanged(tx, box, 'OPENED');
    }
    crashPoint('treasure.before-commit');
    return { ...box, state: 'OPENED' as const, rewardId: row.id };
  });
  crashPoint('treasure.after-commit');
  return opened;
}
