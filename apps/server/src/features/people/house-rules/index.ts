export { liftHouseRule, lockHouseRule, setHouseBreak, setHouseLimit } from './change-house-rule.ts';
export { createHouseRules, houseRuleView } from './house-rules-module.ts';
export { listHouseRules, type HouseRuleRow } from './house-rules-store.ts';
