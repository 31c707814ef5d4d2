/**
 * Every verdict of the wallet API, with what it means to a provider. They travel in `status` of an answer with HTTP 200,
 * never change their meaning, and are never taken away; a provider treats one it does not know as a refusal.
 */
export const WALLET_STATUSES = {
  ok: 'Done, now or when the same transaction came before.',
  session_not_found: 'No session of this provider has this token.',
  session_expired: 'The session is over: no new bets. Wins and rollbacks are taken without one.',
  player_not_found: 'There is no such player.',
  player_blocked: 'The player may not stake now. What is staked already is settled as ever.',
  limit_reached: 'A limit of the player or of the region stands against this stake.',
  play_not_allowed:
    'The player stakes nothing for now, in any game: a break, an exclusion, or their time is up.',
  too_soon: 'The player’s last round was begun less than the region’s least cycle ago; see minimumCycleMs.',
  bet_limit: 'The stake is above what one round may cost here.',
  game_not_found: 'The session is for another game, or the provider has no such game.',
  game_unavailable: 'The game is switched off: no new bets.',
  currency_mismatch: 'The session or round is in another currency.',
  insufficient_funds: 'The balance does not cover the stake; it is in the answer.',
  transaction_reused: 'The transaction id came before with another payload. Nothing was done.',
  bet_rolled_back: 'The bet was rolled back, perhaps before it arrived. It is not charged.',
  not_a_bet: 'Only bets can be rolled back.',
  round_not_found: 'No bet of such a round was accepted. Send the bet first, then this again.',
  round_mismatch: 'The round belongs to another player or game, or to free rounds.',
  round_closed: 'The round was ended by the provider.',
  round_has_win: 'The round has paid: its bets stand.',
  free_rounds_not_found:
    'These free rounds are used up, cancelled, over, or not for this player, game and stake.',
} as const satisfies Record<string, string>;

export type WalletStatus = keyof typeof WALLET_STATUSES;
