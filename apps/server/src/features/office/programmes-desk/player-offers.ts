import type { listPlayerOffers as operation } from '@croupier/contract/office/programmes-desk';
import type { OutputOf } from '@croupier/contract/kit';
import type { BonusTerms } from '@croupier/domain/rewards/bonuses';
import {
  byPlace,
  isOn,
  judgeStanding,
  type Programme,
  type StandingFacts,
} from '@croupier/domain/rewards/programmes';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { leftForPlayer, type Found } from '../../rewards/programmes/feature.ts';
import { findStanding, offerRuleView } from '../../rewards/standing/feature.ts';
import type { DeskParts } from './programmes-desk-parts.ts';

type Offer = OutputOf<typeof operation>['offers'][number];

/** Lists the programmes that would give to a player now, and why the others would not, judged as where it is given. */
export async function listPlayerOffers(
  { db, clock, kinds, reader, firstOfDeposit }: DeskParts,
  playerId: bigint,
): Promise<OutputOf<typeof operation> | Refused<typeof operation>> {
  const now = clock.now();
  const facts = await findStanding(db, playerId, now);
  if (!facts) return refuse('not_found');
  const [found, first] = [await reader.list({ now }), (await firstOfDeposit(facts, now)) ?? null];
  const offers: Offer[] = [];
  for (const each of [...found].sort((one, other) => byPlace(one.programme, other.programme))) {
    const kind = kinds.get(each.programme.kind);
    if (kind) offers.push(await offerOf({ db, now }, each, { facts, playerId, kind, first }));
  }
  return { offers };
}

async function offerOf(
  { db, now }: { db: DeskParts['db']; now: Date },
  { id, version, programme, over }: Found,
  of: {
    facts: StandingFacts;
    playerId: bigint;
    kind: NonNullable<ReturnType<DeskParts['kinds']['get']>>;
    /** The bonus that the next deposit brings. */
    first: string | null;
  },
): Promise<Offer> {
  const { facts, playerId, kind, first } = of;
  const { audience, caps, schedule } = programme;
  const wanted = { audience, traits: kind.traitsOf(programme), wagerTimes: kind.wagerTimesOf(programme) };
  const rule = judgeStanding(facts, wanted);
  const mineLeft = await leftForPlayer(db, { playerId, programmeId: id, caps, region: facts.region, now });
  const isOff = !isOn(schedule, facts.region, now);
  return {
    ...{ kind: programme.kind, code: programme.code, title: titleOf(programme), version },
    rule: rule ? offerRuleView(rule) : null,
    why: over ?? (isOff ? 'ended' : mineLeft === 0 ? 'mine_used' : null),
    mineLeft: mineLeft ?? null,
    deposit: programme.kind === 'bonus' ? depositOf(programme as Programme<BonusTerms>, facts, first) : null,
  };
}

/** How a bonus stands to the next deposit: of two for the same one the first is offered alone. */
function depositOf(
  { code, terms }: Programme<BonusTerms>,
  { deposits }: StandingFacts,
  first: string | null,
): Offer['deposit'] {
  const { by, nth } = terms.trigger;
  if (by !== 'deposit' && by !== 'nth-deposit') return null;
  const isOther = by === 'nth-deposit' && nth !== deposits + 1;
  const isBehind = first !== null && first !== code;
  return { against: isOther ? 'other-deposit' : isBehind ? 'comes-first' : null, nth: nth ?? null, first };
}

const titleOf = ({ texts, code }: Programme): string => (texts.en as { title?: string }).title ?? code;
