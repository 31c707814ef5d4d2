import type { SwitchedPage } from '@croupier/contract/office/page-desk';
import { useTranslations } from 'use-intl';
import { useScopeName } from '../game-desk/game-state.tsx';

/** For whom the page of an address is closed now, in words; empty for nobody. */
export function useClosedWords(pages: readonly SwitchedPage[]): (path: string) => string {
  const t = useTranslations('menu-editor');
  const nameOf = useScopeName();
  return (path) => {
    const page = pages.find((each) => each.page === path.split('/')[1]);
    const closed = page?.switches.filter(({ state }) => state === 'closed').map(({ scope }) => scope) ?? [];
    const where = [...new Set([...closed, ...(page?.installation ?? [])])].map(nameOf).join(', ');
    return where && t('menu.closed', { where });
  };
}
