import { houseRules, type HouseRule } from '@croupier/contract/people/house-rules';
import type { Http } from '../../../platform/http/http.ts';
import type { Module } from '../../../platform/module.ts';
import type { Needs } from '../../../platform/platform.ts';
import { listHouseRules, type HouseRuleRow } from './house-rules-store.ts';
import { HOUSE_RULES_PERSONAL } from './personal-store.ts';

/** What the house sets for one player. It is changed in the office; here the player is told of it. */
export function createHouseRules({ db, clock }: Needs<'db' | 'clock'>): { module: Module } {
  const routes = (http: Http) =>
    http.handle(houseRules, async ({ player }) => ({
      rules: (await listHouseRules(db, player.playerId, clock.now())).map(houseRuleView),
    }));
  return { module: { name: 'house-rules', routes, personal: HOUSE_RULES_PERSONAL } };
}

export const houseRuleView = ({ rule, period, amountMinor, currency, until }: HouseRuleRow): HouseRule => ({
  ...{ rule, period, currency },
  amountMinor: amountMinor === null ? null : String(amountMinor),
  until: until?.toISOString() ?? null,
});
