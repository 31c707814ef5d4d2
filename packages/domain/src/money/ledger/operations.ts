/** The house's side of the books. Its balances are derived from the transfers, never stored. */
export type HouseAccount =
  | 'payment-clearing'
  | 'pay-out-reserve'
  | 'pay-out-transit'
  | 'pay-out-fees'
  | 'bets'
  | 'wins'
  | 'play-issue'
  | 'promotions'
  | 'adjustments'
  | 'bonus-conversion'
  | 'jackpots';

type Way = readonly ['player', HouseAccount] | readonly [HouseAccount, 'player'];

/** Every operation of the ledger, and between whom it moves money: from the first account to the second. */
export const LEDGER_OPERATIONS = {
  bet: [['player', 'bets']],
  win: [['wins', 'player']],
  'pay-in': [['payment-clearing', 'player']],
  /** A deposit that its payer took back after it was credited, in as many parts as there was money for. */
  refund: [['player', 'payment-clearing']],
  chargeback: [['player', 'payment-clearing']],
  /** A pay-out: put aside, sent, arrived, or given back. Between accounts of the house it goes through the player's. */
  'pay-out-reserve': [['player', 'pay-out-reserve']],
  'pay-out-send': [
    ['pay-out-reserve', 'player'],
    ['player', 'pay-out-transit'],
  ],
  'pay-out-settle': [
    ['pay-out-transit', 'player'],
    ['player', 'payment-clearing'],
    ['player', 'pay-out-fees'],
  ],
  'pay-out-return': [
    ['pay-out-reserve', 'player'],
    ['pay-out-transit', 'player'],
  ],
  /** A pay-out that had come back, or failed, and arrived: its money is taken back. One that had arrived and did not: it is given back. */
  'pay-out-reclaim': [
    ['player', 'payment-clearing'],
    ['player', 'pay-out-fees'],
  ],
  'pay-out-revert': [
    ['payment-clearing', 'player'],
    ['pay-out-fees', 'player'],
  ],
  'opening-grant': [['play-issue', 'player']],
  adjustment: [
    ['player', 'adjustments'],
    ['adjustments', 'player'],
    ['play-issue', 'player'],
    /** Of an account that is no more. */
    ['player', 'play-issue'],
  ],
  'bonus-grant': [['promotions', 'player']],
  /** Wagered to its end: out of the bonus account, and as much into the real one. */
  'bonus-conversion': [
    ['player', 'bonus-conversion'],
    ['bonus-conversion', 'player'],
  ],
  'bonus-forfeit': [['player', 'promotions']],
  'gift-win': [['promotions', 'player']],
  /** All that free rounds of another studio have gathered. */
  'free-rounds-win': [['promotions', 'player']],
  /** Real money that a mechanic, or the house's people, give: why, the reward says. */
  reward: [['promotions', 'player']],
  'provider-bet': [['player', 'bets']],
  'provider-win': [['wins', 'player']],
  'provider-free-win': [['promotions', 'player']],
  'provider-rollback': [['bets', 'player']],
  /** A settled round that the house takes back: its stake, and its win. */
  void: [
    ['bets', 'player'],
    ['player', 'wins'],
  ],
} as const satisfies Record<string, readonly Way[]>;

export type LedgerOperation = keyof typeof LEDGER_OPERATIONS;

/** What is posted. Stakes and wins of the house's own rounds are moved by the statement that settles them. */
export type PostedOperation = Exclude<LedgerOperation, 'bet' | 'win'>;
