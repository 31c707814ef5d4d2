import { BRAND_IDENTITIES } from '@croupier/domain/site/brands';
import { REGIONS } from '@croupier/domain/site/regions';
import { htmlLang } from '../../../lib/language.ts';
import { translate } from '../../../lib/messages.ts';
import type { Visitor } from '../../../lib/visitor.ts';

const SHORTCUTS = [
  { key: 'games', to: '/games' },
  { key: 'deposit', to: '/profile/payments?deposit=1' },
  { key: 'promotions', to: '/promotions' },
] as const;

/** What a browser needs to keep the site as an app (W3C Web App Manifest), in one language for one region. */
export function webManifest({ language, region, brand }: Omit<Visitor, 'theme'>): object {
  const { name, voice, ground, accents } = BRAND_IDENTITIES[brand];
  const say = (key: string) => translate(language, `pwa.manifest.${key}`);
  return {
    id: '/',
    name: `${name} · ${say('casino')}`,
    short_name: name,
    description: voice.slogan[language],
    lang: htmlLang(language),
    dir: 'ltr',
    start_url: `/${language}`,
    scope: '/',
    display: 'standalone',
    background_color: ground[0],
    theme_color: accents[REGIONS[region].theme],
    categories: ['games', 'entertainment'],
    icons: [
      { src: `/brands/${brand}.svg`, sizes: 'any', type: 'image/svg+xml' },
      ...['192', '512'].map((side) => ({
        src: `/app/icons/${side}.png`,
        sizes: `${side}x${side}`,
        type: 'image/png',
      })),
      ...['192', '512'].map((side) => ({
        src: `/app/icons/${side}-maskable.png`,
        sizes: `${side}x${side}`,
        type: 'image/png',
        purpose: 'maskable',
      })),
    ],
    shortcuts: SHORTCUTS.map(({ key, to }) => ({
      name: say(`shortcuts.${key}`),
      url: `/${language}${to}`,
      icons: [{ src: '/app/icons/192.png', sizes: '192x192', type: 'image/png' }],
    })),
  };
}
