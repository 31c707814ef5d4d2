import type { openPresent as operation } from '@croupier/contract/rewards/presents';
import { presentState } from '@croupier/domain/rewards/presents';
import { REGIONS } from '@croupier/domain/site/regions';
import { crashPoint } from '../../../platform/crash-point.ts';
import type { Tx } from '../../../platform/database.ts';
import type { SignedIn } from '../../../platform/http/http.ts';
import { appendFacts } from '../../../platform/outbox.ts';
import { isRefusal, refuse, type Refused } from '../../../platform/refusal.ts';
import { lockPlayer } from '../../people/players/feature.ts';
import { claimDrawn, give, holdClaims, isOverGivingCaps, rewardFor, rewardId } from '../rewards/feature.ts';
import { refuseByOffer, standingOf } from '../standing/feature.ts';
import { domainOf, insideOf, KIND, type Inside, type PresentsParts } from './presents-parts.ts';
import {
  findBegun,
  findPresent,
  setBegun,
  setOpened,
  type BegunPresent,
  type PresentRow,
} from './presents-store.ts';
import { wantedOf } from './present-view.ts';

type Refusal = Refused<typeof operation>;

/**
 * Opens a present, once: whoever asks again finds what was in it. What is given is drawn and kept first, then claimed and given; between
 * the two nothing is lost, for whoever asks again, or the job, goes on from there. A player opens one at a time: another one that was
 * begun is finished first, so that what it gives counts for the house's caps.
 */
export async function openPresent(
  parts: PresentsParts,
  player: SignedIn,
  id: string,
): Promise<PresentRow | Refusal> {
  for (;;) {
    const begun = await parts.db.transaction((tx) => begin(parts, tx, player, id));
    if (isRefusal(begun) || begun.rewardId !== null) return begun;
    const opened = await finishPresent(parts, begun);
    if (opened.id === id) return opened;
  }
}

/** @returns the present as it is being opened or was opened, or another one that is being opened */
async function begin(
  parts: PresentsParts,
  tx: Tx,
  { playerId, region }: SignedIn,
  id: string,
): Promise<BegunPresent | Refusal> {
  // The lock of the player comes before that of the seat: of two presses at once the second finds what the first has begun.
  await lockPlayer(tx, playerId);
  const present = await findPresent(tx, { playerId, id });
  if (!present) return refuse('not_found');
  if (present.drawnPlace !== null) return present as BegunPresent;
  const other = await findBegun(tx, playerId);
  if (other) return other;
  const now = parts.clock.now();
  const inside = await insideOf(parts, present, tx);
  const currency = present.currency ?? REGIONS[region].currency;
  const against = await refusalOf(parts, tx, { present, inside, region, currency, now });
  if (against) return against;
  const { rows, under } = inside;
  const drawn =
    under && rows.length > 1
      ? await parts.fairness.drawLoot(tx, {
          ...{
            playerId,
            domain: domainOf(present.code),
            programmeId: under.id,
            version: under.version,
            rows,
          },
        })
      : { drawnPlace: 0, key: { seedPair: null, nonce: null } };
  const { seedPair, nonce } = drawn.key;
  const begun = { ...present, drawnPlace: drawn.drawnPlace, currency, seedPair, nonce };
  await setBegun(tx, begun, now);
  return begun;
}

interface Judged extends Pick<BegunPresent, 'currency'>, Pick<SignedIn, 'region'> {
  readonly present: PresentRow;
  readonly inside: Inside;
  readonly now: Date;
}

async function refusalOf(
  { programmes }: PresentsParts,
  tx: Tx,
  { present, inside: { rows, under }, region, currency, now }: Judged,
): Promise<Refusal | undefined> {
  const { playerId, code } = present;
  const rule = await standingOf(tx, playerId, now, wantedOf(under, region));
  if (rule) return refuseByOffer(rule);
  const state = presentState(present, now);
  if (state !== 'WAITING') return refuse('offer_over', { why: state === 'CANCELED' ? 'withdrawn' : 'ended' });
  // Who has moved since plays in other money, and not everything that may be in it is there in that.
  const rewards = rows.map(({ reward }) => rewardFor(reward, currency));
  if (!rewards.every((reward) => reward !== undefined))
    return refuseByOffer({ rule: 'region_rule', region, until: null, level: null, verification: null });
  // What people of the house give by hand is in nobody's budget, cap or pause.
  if (!under) return undefined;
  const found = await programmes.find(KIND, code, { now, through: tx });
  // It goes on to its own end, whatever is published since; a pause holds everybody.
  if (found?.over === 'paused' || found?.over === 'withdrawn')
    return refuse('offer_over', { why: found.over });
  // What is drawn is given: it must not matter which row it is, so every one of them has to fit.
  const isOver = await isOverGivingCaps(tx, { playerId, region, now }, rewards);
  return isOver ? refuse('offer_over', { why: 'mine_used' }) : undefined;
}

/** The reward's name: one that people of the house gave is theirs. */
const nameOf = ({ playerId, id, code, programmeId }: PresentRow) => ({
  playerId,
  ...{ source: programmeId === null ? ('operator' as const) : ('present' as const), code, reference: id },
});

/** Gives what a present that was begun has in it, or the fallback of its row, once. */
export async function finishPresent(parts: PresentsParts, present: BegunPresent): Promise<PresentRow> {
  const { db, clock, fairness } = parts;
  const { playerId, id, code, drawnPlace, currency, seedPair, nonce } = present;
  crashPoint('present.begun');
  const { rows, under } = await insideOf(parts, present);
  const now = clock.now();
  const drawn = { playerId, id: rewardId(nameOf(present)), rows, drawnPlace, currency };
  const claimed = under && (await claimDrawn(db, { ...drawn, version: under }, now));
  const place = claimed?.place ?? drawnPlace;
  crashPoint('present.claimed');
  const opened = await db.transaction(async (tx) => {
    await lockPlayer(tx, playerId);
    if (claimed) await holdClaims(tx, claimed.claimed);
    const { row } = await give(tx, {
      ...{ ...nameOf(present), reward: rewardFor(rows[place]!.reward, currency)!, now },
      programme: under && { id: under.id, version: under.version, campaign: under.programme.campaign },
    });
    if (await setOpened(tx, present, { rewardId: row.id, now })) {
      if (seedPair !== null && nonce !== null) {
        const key = { playerId, seedPair, domain: domainOf(code), nonce };
        await fairness.settleDraw(tx, { key, givenPlace: place, rewardId: row.id });
      }
      const payload = { id, code, state: 'OPENED' } as const;
      await appendFacts(tx, [{ playerId, topic: 'present.changed', payload }]);
    }
    crashPoint('present.before-commit');
    return { ...present, state: 'OPENED' as const, rewardId: row.id };
  });
  crashPoint('present.after-commit');
  return opened;
}
