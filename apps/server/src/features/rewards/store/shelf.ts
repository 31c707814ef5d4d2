import type { StoreItem } from '@croupier/contract/rewards/store';
import type { StoreItemTerms } from '@croupier/contract/rewards/store/kind';
import { judgeStanding, type StandingFacts } from '@croupier/domain/rewards/programmes';
import type { Brand } from '@croupier/domain/site/brands';
import { REGIONS, type Language, type RegionId } from '@croupier/domain/site/regions';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { renderMarkdown } from '../../site/content/feature.ts';
import { leftForPlayer, type InForce, type ReadProgrammes } from '../programmes/feature.ts';
import { offeredReward, type AddressBox, type OfferOf } from '../rewards/feature.ts';
import { findStanding, offerRuleView } from '../standing/feature.ts';

export interface StoreParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly brand: Brand;
  readonly programmes: ReadProgrammes;
  /** Seals addresses that things are sent to. */
  readonly addresses: AddressBox;
  readonly offerOf: OfferOf;
}

/** Name of the claim on an item of which there are so many for everybody. */
export const STOCK = 'stock';

/** Items that are on the shelves of a region now. */
export const shelf = (
  { programmes, brand }: Pick<StoreParts, 'programmes' | 'brand'>,
  { region, now }: { region: RegionId; now: Date },
): Promise<InForce<StoreItemTerms>[]> => programmes.inForce('store-item', { region, brand, now });

/** The reader of a shelf; of a visitor nothing is known but where they look. */
interface Looking {
  readonly playerId: bigint | undefined;
  readonly region: RegionId;
  readonly language: Language;
  readonly now: Date;
}

/** The items on the shelves as they are shown, each with what keeps the player from it. */
export async function shownItems(parts: StoreParts, looking: Looking): Promise<StoreItem[]> {
  const { playerId, now } = looking;
  const items = await shelf(parts, looking);
  const player = playerId === undefined ? undefined : await findStanding(parts.db, playerId, now);
  const shown = await Promise.all(items.map((item) => shownItem(parts, item, { ...looking, player })));
  return shown.filter((item) => item !== undefined);
}

async function shownItem(
  { db, programmes, offerOf }: StoreParts,
  { id, programme, run }: InForce<StoreItemTerms>,
  { playerId, region, language, now, player }: Looking & { readonly player: StandingFacts | undefined },
): Promise<StoreItem | undefined> {
  const { code, picture, terms, caps, audience } = programme;
  const reading = { currency: REGIONS[region].currency, language };
  const reward = await offeredReward(terms.reward, reading, offerOf);
  if (!reward) return undefined;
  const texts = programme.texts[language] as { title: string; lead: string; terms: string[] };
  const rule = player && judgeStanding(player, { audience });
  // Whose offer it is not does not see it; every other rule is told beside it.
  if (rule?.rule === 'not_for_you') return undefined;
  const mine =
    playerId === undefined
      ? undefined
      : await leftForPlayer(db, { playerId, programmeId: id, caps, region, now });
  const used = terms.stock === undefined ? 0n : await programmes.used(id, STOCK);
  return {
    ...{ code, picture, reward, price: terms.price, name: texts.title, lead: texts.lead },
    terms: texts.terms.map((line) => renderMarkdown(line, language)),
    left: terms.stock === undefined ? null : Math.max(0, terms.stock - Number(used)),
    mineLeft: mine ?? null,
    until: run.until?.toISOString() ?? null,
    rule: rule ? offerRuleView(rule) : null,
  };
}
