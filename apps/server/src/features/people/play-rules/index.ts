export { dropPlayRule, setPlayRule } from './change-play-rule.ts';
export { PLAY_RULES_BOOKS } from './play-rules-books.ts';
export {
  forgetEachSeatRules,
  forgetSeatRules,
  listPlayRules,
  regainLoss,
  spendStake,
} from './play-rules-store.ts';
export { admitStake, reckonSeat } from './reckon-seat.ts';
export { ruleView } from './rule-view.ts';
export { giveAllowance, spendAllowance, stakeTooHigh, toReckon } from './seat-rules-sql.ts';
