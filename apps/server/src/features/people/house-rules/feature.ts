import { feature } from '../../../platform/feature.ts';

export const HOUSE_RULES = feature({
  name: 'house-rules',
  level: 4,
  about: 'limits and breaks that the house sets beside the player’s own',
  owns: ['house_rule'],
});

export { liftHouseRule, lockHouseRule, setHouseBreak, setHouseLimit } from './change-house-rule.ts';
export { createHouseRules, houseRuleView } from './house-rules-module.ts';
export { listHouseRules, type HouseRuleRow } from './house-rules-store.ts';
