import * as contract from '@croupier/contract/rewards/treasures';
import type { Http } from '../../../platform/http/http.ts';
import { isRefusal, refuse } from '../../../platform/refusal.ts';
import { boxViews } from './box-view.ts';
import { findBox, listBoxes } from './boxes-store.ts';
import { openBox } from './open-box.ts';
import { domainOf, type TreasuresParts } from './treasures-parts.ts';

const BOXES_A_PAGE = 30;

export function treasuresRoutes(http: Http, parts: TreasuresParts): void {
  const { db, fairness } = parts;
  http.handle(contract.listBoxes, async ({ player, input: { query } }) => {
    const { playerId, region } = player;
    const page = { all: query.all === 'true', after: query.cursor ?? null, limit: BOXES_A_PAGE };
    const rows = await listBoxes(db, { playerId, ...page });
    const language = query.language ?? player.language;
    return {
      boxes: await boxViews(parts, rows, { playerId, region, language }),
      nextCursor: rows.length === BOXES_A_PAGE ? rows.at(-1)!.id : null,
    };
  });
  http.handle(contract.openBox, async ({ player, input: { params, query } }) => {
    const { playerId, region } = player;
    const opened = await openBox(parts, player, params.id);
    if (isRefusal(opened)) return opened;
    const row = (await findBox(db, { playerId, id: params.id }))!;
    const language = query.language ?? player.language;
    const [box] = await boxViews(parts, [row], { playerId, region, language });
    // Its contents cannot be told in the money of another region any more: what it gave stands in the list of rewards.
    if (!box) return refuse('offer_over', { why: 'ended' });
    const { seedPair, nonce, code } = row;
    if (seedPair === null || nonce === null) return { box, proof: null };
    const key = { playerId, seedPair, nonce, domain: domainOf(code) };
    return { box, proof: (await fairness.findDraw(db, key))!.proof };
  });
}
