import type { SiteConfigs } from '@croupier/contract/site/sites';

/** The home page from the top: on its first screen there are games to play. */
export const HOME: SiteConfigs['componentsConfig'] = [
  { kind: 'PROMO' },
  { kind: 'NAVIGATION_AND_FILTERS' },
  { kind: 'GAME_SLIDER', rows: 'opening' },
  { kind: 'WINNING_NOW' },
  { kind: 'GAME' },
  { kind: 'GENRES' },
  { kind: 'GAME_SLIDER', rows: 'others' },
  { kind: 'GAME_PROVIDER' },
];

/** The menus of the frame. */
export const MENUS: SiteConfigs['menuListOfList'] = [
  {
    place: 'rail',
    items: [
      '/',
      '/games',
      '/games/slots',
      '/games/instant',
      '/games/lottery',
      '/games/adventure',
      '/games/nature',
      '/promotions',
      '/bonuses',
      '/tournaments',
      '/lotteries',
      '/jackpots',
      '/rino-liga',
      '/royal-club',
      '/loyalty-program',
      '/store',
      '/profile/history',
      '/fairness',
      '/fairness/verify',
      '/support',
      '/profile',
    ],
  },
  { place: 'bottom', items: ['/', '/games', '/promotions'] },
  {
    place: 'play',
    items: ['/games', '/providers', '/toro-games', '/promotions', '/tournaments', '/jackpots', '/lotteries'],
  },
  {
    place: 'house',
    items: [
      '/fairness',
      '/fairness/verify',
      '/rules',
      '/license',
      '/privacy',
      '/policy-aml',
      '/refund-policy',
    ],
  },
  { place: 'care', items: ['/support', '/responsible-gaming', '/responsible', '/profile/history', '/pwa'] },
];
