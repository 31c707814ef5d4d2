/** Services of others that an operator may have on the site. */
export interface OutsideServices {
  readonly gtm: string | null;
  readonly ga4: string | null;
  readonly userCom: { readonly app: string; readonly apiKey: string } | null;
  readonly tawkTo: { readonly property: string; readonly widget: string } | null;
}

/** Pages, by the first part of their address, in whose documents scripts of others may be; '' is the index. */
const OPEN_PAGES: ReadonlySet<string> = new Set([
  ...[
    '',
    'games',
    'providers',
    'toro-games',
    'promotions',
    'tournaments',
    'lotteries',
    'jackpots',
    'rino-liga',
  ],
  ...['royal-club', 'loyalty-program', 'store', 'support', 'pwa', 'pages', 'fairness'],
  ...['rules', 'license', 'privacy', 'policy-aml', 'ua-policy-aml', 'refund-policy'],
  ...['responsible', 'responsible-gaming'],
]);

/**
 * Whether scripts of others may be in the document of an address. All that is not named is closed to them: games, the cash box,
 * documents, accounts and passwords, and whatever page comes next until somebody opens it.
 * @param pathname with its language, as browsers ask for it
 */
export const isOpenToOthers = (pathname: string): boolean => {
  const [, language = '', first = ''] = pathname.split('/');
  return /^[a-z]{2}$/.test(language) && OPEN_PAGES.has(first);
};

/** What a content security policy says of sources, by directive. */
export type OutsideSources = Readonly<
  Partial<Record<'script' | 'style' | 'img' | 'font' | 'connect' | 'frame' | 'media', readonly string[]>>
>;

const GOOGLE_TAGS = 'https://*.googletagmanager.com';
const GOOGLE_ANALYTICS = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];
const TAWK = 'https://*.tawk.to';

/** Where the configured services load from and write to, and nothing of those that are not. */
export function sourcesOf({ gtm, ga4, userCom, tawkTo }: OutsideServices): OutsideSources {
  const google: OutsideSources[] =
    gtm || ga4 ? [{ script: [GOOGLE_TAGS], img: [GOOGLE_TAGS], connect: [GOOGLE_TAGS] }] : [];
  const analytics: OutsideSources[] = ga4 ? [{ img: GOOGLE_ANALYTICS, connect: GOOGLE_ANALYTICS }] : [];
  const own = userCom && `${userCom.app}.user.com`;
  const chat: OutsideSources[] = own
    ? [
        {
          script: [`https://${own}`],
          img: [`https://${own}`],
          connect: [`https://${own}`, `wss://${own}`],
          frame: [`https://${own}`],
        },
      ]
    : [];
  const support: OutsideSources[] = tawkTo
    ? [
        {
          script: [TAWK],
          style: [TAWK],
          img: [TAWK],
          font: [TAWK],
          connect: [TAWK, 'wss://*.tawk.to'],
          frame: [TAWK],
          media: [TAWK],
        },
      ]
    : [];
  const merged: Record<string, string[]> = {};
  for (const sources of [...google, ...analytics, ...chat, ...support])
    for (const [directive, origins] of Object.entries(sources)) (merged[directive] ??= []).push(...origins);
  return merged;
}
