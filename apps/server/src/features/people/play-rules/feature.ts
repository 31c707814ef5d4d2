import { feature } from '../../../platform/feature.ts';
import { PLAY_RULES_BOOKS } from './play-rules-books.ts';

export const PLAY_RULES = feature({
  name: 'play-rules',
  level: 2,
  about: 'what a player’s rules come to on the seat that every stake locks',
  owns: ['play_rule'],
  reads: [
    'house_rule',
    'play_session',
    'player',
    'player_block',
    'player_debt',
    'player_limit',
    'region_wish',
    'stop_rule',
  ],
  writes: ['player_seat'],
  books: () => [PLAY_RULES_BOOKS],
});

export { dropPlayRule, setPlayRule } from './change-play-rule.ts';
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
