export { dropPlayRule, setPlayRule } from './change-play-rule.ts';
export { reckonSeat } from './reckon-seat.ts';
export { ruleView } from './rule-view.ts';
export { giveAllowance, spendAllowance, stakeTooHigh, toReckon } from './seat-rules-sql.ts';
