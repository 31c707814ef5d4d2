/** Pages where one looks around, by the first part of their address: nobody is asked anything where they play or pay. */
const PAGES: ReadonlySet<string> = new Set([
  ...['', 'games', 'providers', 'toro-games', 'promotions', 'store', 'royal-club', 'loyalty-program'],
  ...['tournaments', 'lotteries', 'jackpots', 'rino-liga', 'bonuses', 'treasures', 'mini-game'],
]);

/** Whether an address is of such a page. @param pathname with its language */
export const isLookedAround = (pathname: string): boolean => PAGES.has(pathname.split('/')[2] ?? '');
