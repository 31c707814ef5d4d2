import * as contract from '@croupier/contract/rewards/bonuses';
import { isBonusOver } from '@croupier/domain/rewards/bonuses';
import { DAY_MS } from '@croupier/domain/rewards/programmes';
import type { Language } from '@croupier/domain/site/regions';
import type { Http, SignedIn } from '../../../platform/http/http.ts';
import { isRefusal, refuse } from '../../../platform/refusal.ts';
import { activateBonus } from './activate-bonus.ts';
import type { BonusParts } from './bonus-parts.ts';
import { countUnseen, markExpirySeen, markSeen } from './bonus-marks-store.ts';
import { findBonus, listBonuses, SHOWN_MAX } from './bonus-store.ts';
import { bonusViews, groupSeries } from './bonus-view.ts';
import { cancelBonus } from './cancel-bonus.ts';
import { checkCode, lookUpPromo } from './look-up-code.ts';
import { readShelf } from './shelf.ts';
import { takeByCode } from './take-offer.ts';

const A_PAGE = 50;
const ARCHIVE_MS = 90 * DAY_MS;

/** The calls of bonuses. */
export function bonusesRoutes(http: Http, parts: BonusParts): void {
  const { db, clock } = parts;
  http.handle(contract.readBonuses, async ({ player, input: { query } }) => {
    const { playerId } = player;
    const language = query.language ?? player.language;
    const since = new Date(clock.now().getTime() - ARCHIVE_MS);
    const rows = await listBonuses(db, playerId, { after: null, limit: SHOWN_MAX, since });
    const views = await bonusViews(parts, { playerId, language }, rows);
    const shown = views.filter(({ state }) => state !== 'LOST');
    return {
      bonuses: groupSeries(shown, rows),
      ...(await readShelf(parts, player, language)),
    };
  });
  http.handle(contract.listBonuses, async ({ player, input: { query } }) => {
    const { playerId } = player;
    const { language = player.language, cursor: after = null, archive } = query;
    const rows = await listBonuses(db, playerId, { after, limit: A_PAGE, since: new Date(0) });
    const views = await bonusViews(parts, { playerId, language }, rows);
    const isAsked = ({ state }: (typeof views)[number]) =>
      state !== 'LOST' && isBonusOver(state) === (archive === 'true');
    return {
      bonuses: views.filter(isAsked),
      nextCursor: rows.length === A_PAGE ? rows.at(-1)!.id : null,
    };
  });
  http.handle(contract.checkBonus, ({ player, input }) => checkCode(parts, player, input));
  http.handle(contract.promoOf, ({ player, input }) => lookUpPromo(parts, player, input));
  http.handle(contract.assignBonus, async ({ player, input: { params, query } }) => {
    const taken = await takeByCode(parts, player, { code: query.promo ?? params.id, of: params.id });
    return isRefusal(taken) ? taken : one(player, taken, query.language);
  });
  http.handle(contract.activateByCode, async ({ player, input: { body } }) => {
    const taken = await takeByCode(parts, player, body);
    if (isRefusal(taken)) return taken;
    const refused = await activateBonus(parts, { ...player, id: taken });
    return refused ?? one(player, taken, body.language);
  });
  http.handle(contract.activateBonus, async ({ player, input: { params, body } }) => {
    const refused = await activateBonus(parts, { ...player, id: params.id });
    return refused ?? one(player, params.id, body.language);
  });
  http.handle(contract.cancelBonus, async ({ player, input: { params, body } }) => {
    const refused = await cancelBonus(parts, { playerId: player.playerId, id: params.id });
    return refused ?? one(player, params.id, body.language);
  });
  http.handle(contract.updateSeen, async ({ player, input: { body } }) => {
    await markSeen(db, player.playerId, body.ids, clock.now());
    return { unseen: await countUnseen(db, player.playerId, clock.now()) };
  });
  http.handle(contract.setSeenExpiration, async ({ player, input: { body } }) => {
    await markExpirySeen(db, player.playerId, body.ids, clock.now());
    return { done: true } as const;
  });

  /** One bonus as its player sees it now, also where it was lost. */
  async function one({ playerId, language }: SignedIn, id: string, asked: Language | undefined) {
    const row = await findBonus(db, playerId, id);
    if (!row) return refuse('not_found');
    const [view] = await bonusViews(parts, { playerId, language: asked ?? language }, [row]);
    return view!;
  }
}
