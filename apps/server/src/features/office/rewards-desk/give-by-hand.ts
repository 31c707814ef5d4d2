import type { RewardByHand } from '@croupier/contract/office/rewards-desk';
import type { RewardIn } from '@croupier/contract/rewards/programmes';
import { sumIn } from '@croupier/domain/money/amounts';
import { BY_HAND } from '@croupier/domain/rewards/presents';
import { judgeStanding } from '@croupier/domain/rewards/programmes';
import type { PlainReward } from '@croupier/domain/rewards/rewards';
import type { Tx } from '../../../platform/database.ts';
import type { Needs } from '../../../platform/platform.ts';
import { lockPlayer, playerExists } from '../../people/players/feature.ts';
import type { ReadProgrammes } from '../../rewards/programmes/feature.ts';
import { wrapByHand } from '../../rewards/presents/feature.ts';
import { give } from '../../rewards/rewards/feature.ts';
import { findStanding, offerRuleView } from '../../rewards/standing/feature.ts';
import type { ActSize, AgainstByRule, FourEyesAct, Shown } from '../approvals/feature.ts';

/** A reward that somebody of the house gives a player. */
export interface GiftByHand {
  readonly playerId: string;
  readonly reward: RewardByHand;
  /** As a present that they unwrap. */
  readonly wrapped?: true;
  readonly reason: string;
}

/** The name of the reward: the key of the act makes it one. */
export const nameOf = ({ playerId }: Pick<GiftByHand, 'playerId'>, key: string) => ({
  playerId: BigInt(playerId),
  ...({ source: 'operator', code: BY_HAND, reference: key } as const),
});

/** Gives a player something, if nothing keeps them from it: asked when it is asked for, and again when it is carried out. */
export const giveByHand = ({
  clock,
  programmes,
}: Needs<'clock'> & { readonly programmes: ReadProgrammes }): FourEyesAct<
  GiftByHand,
  'not_found' | AgainstByRule
> => ({
  name: 'give.rewards',
  subject: ({ playerId }) => ['player', playerId],
  size: ({ reward }) => sizeOf(reward),
  show: async (tx, { playerId, reward, wrapped }) => {
    const id = BigInt(playerId);
    if (!(await playerExists(tx, id))) return 'not_found';
    if (reward.kind === 'bonus') {
      const found = await programmes.find('bonus', reward.code, { now: clock.now(), through: tx });
      if (!found || found.over) return 'not_found';
    }
    // Before the points and the accounts: whoever blocks the account or stops its player waits, or was first.
    await lockPlayer(tx, id);
    return (
      (await ruleAgainst(tx, id, clock.now())) ?? { ...shownOf(reward), ...(wrapped && { wrapped: 'yes' }) }
    );
  },
  carryOut: async (tx, gift, key) => {
    const [name, now] = [nameOf(gift, key), clock.now()];
    if (gift.wrapped) await wrapByHand(tx, { ...name, id: key, reward: rewardInOf(gift.reward), now });
    else await give(tx, { ...name, reward: plainReward(gift.reward), now });
    return undefined;
  },
});

/** In euros. Points are no money; nobody knows what a thing is worth, or what a bonus comes to, so they always need a second person. */
function sizeOf(reward: RewardByHand): ActSize | undefined {
  switch (reward.kind) {
    case 'money': {
      const { amountMinor, currency } = reward;
      const amountInEuros = sumIn('EUR', [{ amountMinor: BigInt(amountMinor), currency }]);
      return { currency: 'EUR', amountMinor: amountInEuros };
    }
    case 'points':
      return { currency: 'EUR', amountMinor: 0n };
    case 'bonus':
    case 'thing':
      return undefined;
  }
}

/** A gift has no audience: a block, a stop and an address without an answer are against it. */
async function ruleAgainst(tx: Tx, playerId: bigint, now: Date): Promise<AgainstByRule | undefined> {
  const facts = (await findStanding(tx, playerId, now))!;
  const rule = judgeStanding(facts, { audience: { regions: [facts.region] } });
  return rule && { byRule: offerRuleView(rule) };
}

function shownOf(reward: RewardByHand): Shown {
  switch (reward.kind) {
    case 'money':
      return { currency: reward.currency, amountMinor: reward.amountMinor };
    case 'points':
      return { points: String(reward.points) };
    case 'bonus':
      return { bonus: reward.code };
    case 'thing': {
      const { name } = reward;
      return { thing: typeof name === 'string' ? name : `${name.ua} · ${name.en}` };
    }
  }
}

/** The same as a definition has it, with the amount of its one currency. */
function rewardInOf(reward: RewardByHand): RewardIn {
  if (reward.kind !== 'money') return reward;
  return { kind: 'money', amount: { [reward.currency]: reward.amountMinor } };
}

function plainReward(reward: RewardByHand): PlainReward {
  switch (reward.kind) {
    case 'money':
      return { ...reward, amountMinor: BigInt(reward.amountMinor) };
    case 'points':
    case 'bonus':
      return reward;
    case 'thing':
      return { ...reward, picture: '' };
  }
}
