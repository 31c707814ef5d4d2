import type { Profile } from '@croupier/contract/people/players';
import type { BonusPromotion } from '@croupier/contract/rewards/bonus-promotions';
import type { PromotionTerms } from '@croupier/contract/rewards/bonus-promotions/kind';
import { judgeStanding, type StandingFacts } from '@croupier/domain/rewards/programmes';
import type { Language } from '@croupier/domain/site/regions';
import type { Queryable } from '../../../platform/database.ts';
import type { SignedIn } from '../../../platform/http/http.ts';
import type { InForce } from '../programmes/feature.ts';
import { findStanding, offerRuleView } from '../standing/feature.ts';
import { boxView } from './box-view.ts';
import { drawPart } from './draw-part.ts';
import { findShown } from './find-shown.ts';
import { manufactureView } from './manufacture-view.ts';
import { listDueOf } from './parts-store.ts';
import { KIND, promotionsFor, type PromotionParts, type Sort } from './promotion-parts.ts';
import type { Shown } from './promotion-view.ts';
import { randomView } from './random-view.ts';
import { takePart } from './take-part.ts';

interface Asked<S extends Sort> {
  readonly as: S;
  /** Left out: the first that is on and for the player. */
  readonly code?: string | undefined;
  readonly language: Language;
}
type Seen<S extends Sort> = Extract<BonusPromotion, { readonly kind: S }>;

/** A promotion as its player sees it now, who takes part in it from then on; undefined where there is none for them. */
export async function showPromotion<S extends Sort>(
  parts: PromotionParts,
  player: SignedIn,
  { as, code, language }: Asked<S>,
): Promise<Seen<S> | undefined> {
  const now = parts.clock.now();
  const standing = await findStanding(parts.db, player.playerId, now);
  if (!standing) return undefined;
  const all = await promotionsFor(parts, standing, { as, now });
  for (const promotion of all.filter(({ programme }) => code === undefined || programme.code === code)) {
    const view = await VIEWS[as](parts, player, { promotion, language, now, standing });
    const rule = judgeStanding(standing, promotion.programme);
    if (view) return { ...view, rule: rule ? offerRuleView(rule) : null } as Seen<S>;
  }
  return undefined;
}

type View<S extends Sort> = (
  parts: PromotionParts,
  player: SignedIn,
  shown: Shown<S> & { readonly standing: StandingFacts },
) => Promise<Omit<Seen<S>, 'rule'> | undefined>;

const VIEWS: { readonly [S in Sort]: View<S> } = {
  magicBox: boxView,
  randomBonuses: randomView,
  manufacture: async (parts, player, shown) => {
    await takePart(parts, shown.standing, shown.promotion);
    // Whoever looks sees what they have reached, and does not wait for the job.
    const due = await listDueOf(parts.db, player.playerId, shown.promotion.programme.code);
    for (const each of due) await drawPart(parts, each);
    const view = await manufactureView(parts, player, shown);
    // Nobody is told while they may have nothing what playing would bring.
    const isShutOut = judgeStanding(shown.standing, shown.promotion.programme) !== undefined;
    return view && (isShutOut ? { ...view, progress: null, averageCost: null } : view);
  },
};

/** Promotions that are shown to a player, for their profile: drawing and code of each sort; null where there is none for them. */
export async function promotionsOnProfile(
  parts: PromotionParts,
  through: Queryable,
  player: SignedIn,
): Promise<Profile['bonusPromotions']> {
  const now = parts.clock.now();
  const { playerId, region } = player;
  const { brand, programmes } = parts;
  const isAny = (await programmes.inForce(KIND, { region, brand, now, through })).length > 0;
  const standing = isAny ? await findStanding(through, playerId, now) : undefined;
  const first = async (as: 'magicBox' | 'manufacture') => {
    const [found] = standing ? await promotionsFor(parts, standing, { as, now, through }) : [];
    return found ? nameOf(found) : null;
  };
  const { shown } = await findShown(parts, player, { now, through });
  return {
    magicBox: await first('magicBox'),
    manufacture: await first('manufacture'),
    randomBonuses: shown
      ? {
          ...nameOf(shown.promotion),
          logoPosition: shown.promotion.programme.terms.logoPosition,
          shownUntil: shown.moment.until.toISOString(),
        }
      : null,
  };
}

const nameOf = ({ programme: { terms, code } }: InForce<PromotionTerms>) => ({ icon: terms.icon, code });
