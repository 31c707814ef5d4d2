import { judgeStanding } from '@croupier/domain/rewards/programmes';
import { ATTEMPT_OF, type AttemptOf, type AttemptSource } from '@croupier/domain/rewards/wheel';
import type { Tx } from '../../../platform/database.ts';
import { derivedUuid } from '../../../platform/derived-uuid.ts';
import type { StoredFact } from '../../../platform/outbox.ts';
import { takeForPlayer } from '../programmes/feature.ts';
import { findStanding } from '../standing/feature.ts';
import { findByReference } from './attempts-store.ts';
import { giveAttempt } from './give-attempt.ts';
import type { AttemptTerms, WheelParts } from './wheel-parts.ts';

/** Gives the attempts that rewards promise. Whether their player may have them was asked when the reward was given. */
export async function followRewards(
  { programmes, clock }: WheelParts,
  tx: Tx,
  facts: readonly StoredFact<'reward.given'>[],
): Promise<void> {
  for (const { playerId, payload } of facts) {
    if (payload.kind !== 'attempts') continue;
    const [kind, code] = payload.of!.split(':') as [AttemptOf, string];
    const now = clock.now();
    const under = await programmes.find<AttemptTerms>(kind, code, { now, through: tx });
    if (!under) throw new Error(`A reward gives attempts of ${payload.of}, which there is not`);
    const cameBy = CAME_BY[payload.source] ?? 'reward';
    for (let number = 1; number <= payload.count!; number += 1) {
      const reference = `reward ${payload.id} ${number}`;
      const id = derivedUuid(`attempt ${playerId} ${reference}`);
      await giveAttempt(tx, { playerId, id, kind, cameBy, reference, under, now });
    }
  }
}

const CAME_BY: Partial<Record<string, AttemptSource>> = { operator: 'operator', store: 'purchase' };

/** Gives an attempt for each deposit that is large enough, of whatever its player may have then. */
export async function followDeposits(
  parts: WheelParts,
  tx: Tx,
  facts: readonly StoredFact<'pay-in.changed'>[],
): Promise<void> {
  for (const { playerId, payload } of facts) {
    const { id: payIn, state, currency, amountMinor } = payload;
    if (state !== 'PAID' || currency === undefined || amountMinor === undefined) continue;
    const deposit = { payIn, currency, amountMinor: BigInt(amountMinor) };
    for (const kind of ATTEMPT_OF) await giveForDeposit(parts, tx, { playerId, kind, ...deposit });
  }
}

interface Deposit extends Pick<Parameters<typeof giveAttempt>[1], 'playerId' | 'kind'> {
  readonly payIn: string;
  readonly currency: NonNullable<StoredFact<'pay-in.changed'>['payload']['currency']>;
  readonly amountMinor: bigint;
}

async function giveForDeposit(
  { programmes, brand, clock }: WheelParts,
  tx: Tx,
  { playerId, kind, payIn, currency, amountMinor }: Deposit,
): Promise<void> {
  const now = clock.now();
  const player = await findStanding(tx, playerId, now);
  if (!player) return;
  const { region } = player;
  const reference = `deposit ${payIn}`;
  for (const under of await programmes.inForce<AttemptTerms>(kind, { region, brand, now, through: tx })) {
    const { code, terms, audience, caps } = under.programme;
    const least = terms.attempts.onDeposit?.[currency];
    if (least === undefined || amountMinor < BigInt(least) || judgeStanding(player, { audience })) continue;
    // Told again, the deposit has brought its attempt already, and takes nothing of its player's share.
    if (await findByReference(tx, { playerId, kind, code, reference })) continue;
    if (!(await takeForPlayer(tx, { playerId, programmeId: under.id, caps, region, now }))) continue;
    const id = derivedUuid(`attempt ${playerId} ${kind} ${code} ${reference}`);
    await giveAttempt(tx, { playerId, id, kind, cameBy: 'deposit', reference, under, now });
  }
}
