/**
 * Every way that a menu of the site may have: where it leads, and the text that names it (of which feature, by which key). A test of
 * the site holds it to what its features declare.
 */
export const MENU_WAYS = [
  { to: '/', feature: 'lobby', key: 'lobby' },
  { to: '/games', feature: 'lobby', key: 'games' },
  { to: '/games/slots', feature: 'lobby', key: 'slots' },
  { to: '/games/instant', feature: 'lobby', key: 'instant' },
  { to: '/games/lottery', feature: 'lobby', key: 'lottery' },
  { to: '/games/adventure', feature: 'lobby', key: 'adventure' },
  { to: '/games/nature', feature: 'lobby', key: 'nature' },
  { to: '/tournaments', feature: 'tournaments', key: 'tournaments' },
  { to: '/rino-liga', feature: 'rino-liga', key: 'rino-liga' },
  { to: '/nominations', feature: 'nominations', key: 'nominations' },
  { to: '/jackpots', feature: 'jackpots', key: 'jackpots' },
  { to: '/lotteries', feature: 'lotteries', key: 'lotteries' },
  { to: '/promotions', feature: 'promotions', key: 'promotions' },
  { to: '/profile/history', feature: 'rounds', key: 'history' },
  { to: '/fairness', feature: 'fairness', key: 'fairness' },
  { to: '/fairness/verify', feature: 'fairness', key: 'verify' },
  { to: '/bonuses', feature: 'bonuses', key: 'bonuses' },
  { to: '/support', feature: 'support', key: 'support' },
  { to: '/treasures', feature: 'treasures', key: 'treasures' },
  { to: '/achievements', feature: 'achievements', key: 'achievements' },
  { to: '/loyalty-program', feature: 'loyalty', key: 'loyalty' },
  { to: '/royal-club', feature: 'royal-club', key: 'royalClub' },
  { to: '/store', feature: 'store', key: 'store' },
  { to: '/points', feature: 'points', key: 'points' },
  { to: '/mini-game', feature: 'mini-game', key: 'mini-game' },
  { to: '/profile', feature: 'players', key: 'profile' },
] as const;
