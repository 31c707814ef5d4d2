import type { PlayRuleRefusal } from '@croupier/contract/people/play-rules';
import type { PLAY_RULES } from '@croupier/domain/people/play-rules';
import type { BonusPart } from '@croupier/domain/play/providers';
import {
  contributionOf,
  countedStake,
  grantOfStake,
  partsWanted,
  progressOf,
  type PurseParts,
} from '@croupier/domain/rewards/purses';
import type { WalletStatus } from '@croupier/contract/play/providers';
import type { Tx } from '../../../platform/database.ts';
import { lockBalances } from '../../money/ledger/feature.ts';
import { admitStake, ruleView, spendStake } from '../../people/play-rules/feature.ts';
import { heldParts, lockActive, saveWagerLeft, type ActiveBonus } from '../../rewards/purses/feature.ts';
import type { RoundRow } from './provider-rounds-store.ts';
import type { SessionRow } from './providers-store.ts';

/** A stake of another studio at the player's seat, which stays locked until the transaction ends. */
export interface SeatedStake {
  readonly session: Pick<SessionRow, 'playerId' | 'game' | 'currency' | 'kind'>;
  readonly stakeMinor: bigint;
  /** The round it is of, as it is before; undefined where it begins one. */
  readonly round: RoundRow | undefined;
  /** The bonus it takes money of, or could; undefined where it is of the session's money alone. */
  readonly bonus: ActiveBonus | undefined;
  /** What it is made of, or would be where own money and bonus money together do not cover it. */
  readonly parts: PurseParts;
  readonly isShort: boolean;
}

/** Takes the player's seat, before any account, and sees what a stake is made of: nothing of it changes until the end. */
export async function seatStake(
  tx: Tx,
  stake: Pick<SeatedStake, 'session' | 'stakeMinor' | 'round'>,
): Promise<SeatedStake> {
  const { session, stakeMinor, round } = stake;
  const { playerId, currency, kind } = session;
  const active = await lockActive(tx, playerId);
  const ofMoney = kind === 'real' && active?.grant.terms.currency === currency ? active : undefined;
  const known = round && { grantId: round.bonus?.grantId ?? null };
  if (!ofMoney || stakeMinor === 0n || grantOfStake(known, ofMoney.grant.id) === null)
    return { ...stake, bonus: undefined, parts: { realMinor: stakeMinor, bonusMinor: 0n }, isShort: false };
  const held = heldParts(await lockBalances(tx, { playerId, currency }), currency);
  const parts = partsWanted(stakeMinor, held, ofMoney.grant.terms.order);
  return { ...stake, bonus: ofMoney, parts, isShort: held.realMinor + held.bonusMinor < stakeMinor };
}

/** What a rule is called towards a studio, which need not know which one it is. */
const STATUS_OF_RULE = {
  stake_limit: 'limit_reached',
  loss_limit: 'limit_reached',
  stake_maximum: 'bet_limit',
  region_stake_maximum: 'bet_limit',
  bonus_stake_maximum: 'bet_limit',
  limits_needed: 'limit_reached',
  verify_level: 'play_not_allowed',
  exclusion: 'play_not_allowed',
  break: 'play_not_allowed',
  debt: 'play_not_allowed',
  session_time: 'play_not_allowed',
  reality_check: 'play_not_allowed',
} as const satisfies Record<(typeof PLAY_RULES)[number], WalletStatus>;

/** A rule that is against a stake: what the studio is told of it, and what its player is. */
export interface RuledOut {
  readonly status: WalletStatus;
  readonly refusal: PlayRuleRefusal;
}

/** Judges the stake by the player's rules and the terms of the bonus, as the house's own rounds are judged. */
export async function againstRules(tx: Tx, stake: SeatedStake, now: Date): Promise<RuledOut | undefined> {
  const { session, stakeMinor, round, bonus, parts } = stake;
  const { playerId, currency, kind } = session;
  const earlierMinor = round?.stakeMinor ?? 0n;
  const ofBonus = bonus && { order: bonus.grant.terms.order };
  const judged = { currency, kind, stakeMinor, ownMinor: parts.realMinor, earlierMinor, ...ofBonus };
  const reached = await admitStake(tx, playerId, judged, now);
  if (reached) return ruledOut(ruleView(reached, currency));
  const maximumMinor = bonus?.grant.terms.maximumStakeMinor ?? null;
  if (maximumMinor === null || earlierMinor + stakeMinor <= maximumMinor) return undefined;
  const leftMinor = maximumMinor > earlierMinor ? maximumMinor - earlierMinor : 0n;
  return ruledOut({
    ...{ rule: 'bonus_stake_maximum', period: null, currency, until: null },
    ...{ limitMinor: String(maximumMinor), leftMinor: String(leftMinor) },
  });
}

const ruledOut = (refusal: PlayRuleRefusal): RuledOut => ({ status: STATUS_OF_RULE[refusal.rule], refusal });

/** Takes a stake that was charged off the allowances and off the wagering. @returns its bonus part; null without a bonus */
export async function spendAtSeat(
  tx: Tx,
  { session, stakeMinor, bonus, parts }: SeatedStake,
): Promise<BonusPart | null> {
  await spendStake(tx, session.playerId, { stakeMinor, ownMinor: parts.realMinor });
  if (!bonus) return null;
  const { grant, wagerLeftMinor } = bonus;
  const countedMinor = countedStake(parts, grant.terms.source);
  const progressMinor = progressOf(countedMinor, contributionOf(grant.terms, session.game), wagerLeftMinor);
  if (progressMinor > 0n) await saveWagerLeft(tx, grant, wagerLeftMinor - progressMinor);
  return { grantId: grant.id, bonusMinor: parts.bonusMinor, forfeitedMinor: 0n, progressMinor };
}
