import { registrationConfigs, siteConfigs } from '@croupier/contract/site/sites';
import { BRANDS } from '@croupier/domain/site/brands';
import {
  CLOSABLE_PAGES,
  LANGUAGES,
  REGION_IDS,
  REGIONS,
  type ClosablePage,
} from '@croupier/domain/site/regions';
import Value from 'typebox/value';
import { expect, test } from 'vitest';
import { readConfig } from '../../../platform/config.ts';
import { regionOf } from './region-of.ts';
import { registrationView, siteView } from './site-view.ts';

const KEY = 'ab'.repeat(32);
const ENV = { DATABASE_URL: 'none', SESSION_SECRET: KEY, SEED_KEY: KEY, SANDBOX_PSP_SECRET: KEY };
const settingsWith = (env: object) => readConfig({ ...ENV, ...env }).site;

const LAYOUT = {
  menus: [{ key: 'rail', facts: { items: ['/', '/promotions', '/promotions#own', '/profile/history'] } }],
  areas: [{ kind: 'PROMO' as const }, { kind: 'GAME_SLIDER' as const, rows: 'opening' as const }],
  closed: new Set<never>(),
};

const everyHouse = REGION_IDS.flatMap((region) => BRANDS.map((brand) => ({ region, brand })));

test.each(everyHouse)('$region of $brand answers every field of its schema', ({ region, brand }) => {
  const view = siteView(region, { brand, settings: settingsWith({}), ...LAYOUT });
  expect([...Value.Errors(siteConfigs.response, view)]).toEqual([]);
  expect(view).toMatchObject({ region, theme: REGIONS[region].theme, brand: { id: brand } });
  const own = view.regionsList.find(({ id }) => id === region)!;
  expect(own.locales.map(({ language }) => language).sort()).toEqual([...LANGUAGES].sort());
  expect(own.locales[0]!.language).toBe(own.language);
  expect(own.supportEmail).toMatch(new RegExp(`@${brand}\\.example$`));
  expect(own.logo).toContain(brand);
  expect([...Value.Errors(registrationConfigs.response, registrationView(region, true))]).toEqual([]);
});

test('what an operator sets is told, and what it works with outside', () => {
  const settings = settingsWith({
    GTM_ID: 'GTM-ABC123',
    LET_IT_SNOW: '1',
    MEDIA_DOMAIN: 'https://m.example',
  });
  const view = siteView('UA', { brand: 'rino', settings, ...LAYOUT });
  expect([...Value.Errors(siteConfigs.response, view)]).toEqual([]);
  expect(view).toMatchObject({ gtm: 'GTM-ABC123', letItSnow: true, mediaDomain: 'https://m.example' });
});

test('a page that is closed is in none of the menus, and told to be', () => {
  const house = { brand: 'rino', settings: settingsWith({}), ...LAYOUT } as const;
  const menusOf = (closed: ReadonlySet<ClosablePage>) =>
    siteView('KZ', { ...house, closed }).menuListOfList.flatMap(({ items }) => items);
  const closed = new Set(['promotions'] as const);
  expect(menusOf(new Set())).toContain('/promotions');
  expect(menusOf(closed)).toEqual(['/', '/profile/history']);
  const { pages } = siteView('KZ', { ...house, closed });
  expect(CLOSABLE_PAGES.filter((page) => !pages[page])).toEqual(['promotions']);
});

test('a visitor is where their cookie says, or in the first region', () => {
  expect(regionOf(null, { region: 'SL' })).toBe('SL');
  expect(regionOf(null, { region: 'US' })).toBe('UA');
  expect(regionOf(null, {})).toBe('UA');
});
