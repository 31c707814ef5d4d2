import type { InputOf } from '@croupier/contract/kit';
import type { takeAttempt as operation } from '@croupier/contract/rewards/wheel';
import { freePeriod } from '@croupier/domain/rewards/wheel';
import { REGION_TIME_ZONES, REGIONS } from '@croupier/domain/site/regions';
import type { Tx } from '../../../platform/database.ts';
import type { SignedIn } from '../../../platform/http/http.ts';
import { isRefusal, refuse, type Refused } from '../../../platform/refusal.ts';
import { lockPlayer } from '../../people/players/feature.ts';
import { movePoints } from '../points/feature.ts';
import { giveBackForPlayer, takeForPlayer, type InForce } from '../programmes/feature.ts';
import { findAttempt, findByReference, type AttemptRow } from './attempts-store.ts';
import { giveAttempt } from './give-attempt.ts';
import { refusalByTable } from './judge-attempt.ts';
import type { AttemptTerms, Named, WheelParts } from './wheel-parts.ts';

type Body = InputOf<typeof operation>['body'];
type Refusal = Refused<typeof operation>;

interface Wish extends Named, Pick<Body, 'key' | 'by'> {}

/**
 * Takes the free attempt of this period, or one for points, once by the client's key, which is its id. Asked with another key for a
 * free one that was taken and not used yet, that one is the answer.
 */
export async function takeAttempt(
  parts: WheelParts,
  player: SignedIn,
  wish: Wish,
): Promise<Pick<AttemptRow, 'id' | 'points'> | Refusal> {
  const { kind, code, key } = wish;
  const { playerId, region } = player;
  const known = await findAttempt(parts.db, { playerId, id: key });
  if (known) return sameOrReused(known, wish);
  const now = parts.clock.now();
  const found = await parts.programmes.find(kind, code, { now });
  if (!found) return refuse('not_found');
  if (found.over) return refuse('offer_over', { why: found.over });
  const all = await parts.programmes.inForce<AttemptTerms>(kind, { region, brand: parts.brand, now });
  const under = all.find(({ programme }) => programme.code === code);
  if (!under) return refuse('not_found');
  return parts.db.transaction((tx) => take(tx, player, { ...wish, under, now }));
}

interface Taking extends Wish {
  readonly under: InForce<AttemptTerms>;
  readonly now: Date;
}

/** The same for the free attempt alone, which costs no points. */
export async function takeFreeAttempt(parts: WheelParts, player: SignedIn, wish: Omit<Wish, 'by'>) {
  const taken = await takeAttempt(parts, player, { ...wish, by: 'free' });
  if (isRefusal(taken) && taken.refused === 'insufficient_points')
    throw new Error('A free attempt was asked for points');
  return taken;
}

/** Under the player's lock: of two at once the second finds what the first took. */
async function take(
  tx: Tx,
  player: SignedIn,
  taking: Taking,
): Promise<Pick<AttemptRow, 'id' | 'points'> | Refusal> {
  const { key, by, under, now } = taking;
  const { playerId, region } = player;
  await lockPlayer(tx, playerId);
  const twin = await findAttempt(tx, { playerId, id: key });
  if (twin) return sameOrReused(twin, taking);
  const against = await refusalByTable(tx, player, { under, currency: REGIONS[region].currency, now });
  if (against) return against;
  return by === 'free' ? takeFree(tx, player, taking) : buy(tx, player, taking);
}

async function takeFree(tx: Tx, { playerId, region }: SignedIn, { key, kind, code, under, now }: Taking) {
  const { free } = under.programme.terms.attempts;
  if (free === undefined) return refuse('no_attempts', { nextFreeAt: null });
  const { reference, next } = freePeriod(free, now, REGION_TIME_ZONES[region]);
  const taken = await findByReference(tx, { playerId, kind, code, reference });
  if (taken?.state === 'OPEN') return taken;
  if (taken) return refuse('no_attempts', { nextFreeAt: next.toISOString() });
  const { caps } = under.programme;
  if (!(await takeForPlayer(tx, { playerId, programmeId: under.id, caps, region, now })))
    return refuse('offer_over', { why: 'mine_used' });
  await giveAttempt(tx, { playerId, id: key, kind, cameBy: 'free', reference, under, now });
  return { id: key, points: null };
}

async function buy(tx: Tx, { playerId, region }: SignedIn, { key, kind, code, under, now }: Taking) {
  const { price } = under.programme.terms.attempts;
  if (price === undefined) return refuse('no_attempts', { nextFreeAt: null });
  const taking = { playerId, programmeId: under.id, caps: under.programme.caps, region, now };
  if (!(await takeForPlayer(tx, taking))) return refuse('offer_over', { why: 'mine_used' });
  const move = { way: 'spent', points: price, source: kind, code, reference: key } as const;
  const paid = await movePoints(tx, { playerId, ...move, now });
  if (paid.status === 'insufficient_points') {
    await giveBackForPlayer(tx, taking);
    return refuse('insufficient_points', { points: paid.left, price });
  }
  await giveAttempt(tx, {
    ...{ playerId, id: key, kind, cameBy: 'purchase', reference: `key ${key}`, under, points: price, now },
  });
  return { id: key, points: price };
}

function sameOrReused(known: AttemptRow, { kind, code, by }: Wish): AttemptRow | Refusal {
  const isSame = known.kind === kind && known.code === code && known.cameBy === CAME_BY[by];
  return isSame ? known : refuse('key_reused');
}

const CAME_BY = { free: 'free', points: 'purchase' } as const;
