import type { MenuWay } from '@croupier/contract/office/page-desk';
import { MENU_WAYS } from '@croupier/contract/site/sites';
import { LANGUAGES } from '@croupier/domain/site/regions';
import { shippedWords } from '../../site/content/feature.ts';

/** Everywhere that a menu may lead, named as the site ships. */
export async function listMenuWays(): Promise<MenuWay[]> {
  const words = await shippedWords();
  return MENU_WAYS.map(({ to, feature, key }) => {
    const name = words.get(feature)?.get(`nav.${key}`);
    const named = LANGUAGES.map((language) => [language, name?.[language] ?? to]);
    return { to, name: Object.fromEntries(named) as MenuWay['name'] };
  });
}
