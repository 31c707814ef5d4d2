import type { PlayerPage, readPlayer as operation } from '@croupier/contract/office/player-desk';
import { listOwed } from '../../money/payments/feature.ts';
import { rulesInForce } from '@croupier/domain/site/regions';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { readStopsOf } from '../../people/exclusions/feature.ts';
import { listHouseRules } from '../../people/house-rules/feature.ts';
import { listPlayRules } from '../../people/play-rules/feature.ts';
import { maskedTaxNumber } from '../../people/players/feature.ts';
import { look, type OfficeCall } from './look.ts';
import type { PlayerDeskParts } from './player-desk-parts.ts';
import * as store from './player-page-store.ts';
import { pageView } from './player-page-view.ts';
import { readPurses } from './read-purses.ts';

/** Of what can be many the page shows the newest. */
const SHOWN_MAX = 20;

/** Everything of one player at a glance. That somebody looked goes to the log with it. */
export async function readPlayer(
  parts: PlayerDeskParts,
  call: OfficeCall,
  id: bigint,
): Promise<PlayerPage | Refused<typeof operation>> {
  return parts.db.transaction(async (tx) => {
    // Beyond what the column holds there is nobody.
    const player = id === BigInt.asIntN(64, id) ? await store.findPlayerRow(tx, id) : undefined;
    if (!player) return refuse('not_found');
    const now = parts.clock.now();
    const playsWith = rulesInForce(player);
    const page = pageView(player, {
      playsWith: { currency: playsWith.currency, kind: playsWith.gameMoney },
      purses: await readPurses(tx, id),
      bonus: await parts.activeBonus(tx, id),
      limits: await parts.limits.read(tx, { playerId: id, ...player }),
      playRules: await listPlayRules(tx, id, now),
      houseRules: await listHouseRules(tx, id, now),
      ...(await readStopsOf(tx, id, now)),
      seat: await store.findSeat(tx, id),
      openRounds: await store.listOpenRounds(tx, id, SHOWN_MAX),
      debts: await listOwed(tx, id),
      openPayments: await store.listOpenPayments(tx, id, SHOWN_MAX),
      sessions: await store.listSessions(tx, id, SHOWN_MAX),
      devices: await store.listDevices(tx, id),
      marks: await store.listMarksOf(tx, id),
      taxNumber: maskedTaxNumber(parts.taxBox, id, player.taxNumberSealed),
      now,
    });
    await look(parts, tx, call, id);
    return page;
  });
}
