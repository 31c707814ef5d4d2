import type { IconName } from '@croupier/ui';
import type { ReactNode } from 'react';

export const SEARCH_GROUPS = ['recent', 'games', 'studios', 'promotions', 'pages'] as const;

export interface SearchOption {
  readonly key: string;
  /** Without language; a search of before leads nowhere, and is searched for again. */
  readonly to?: `/${string}`;
  readonly title: string;
  /** What it is beside its name. */
  readonly note?: string;
  readonly picture?: ReactNode;
  readonly icon?: IconName;
}

export interface SearchGroup {
  readonly key: (typeof SEARCH_GROUPS)[number];
  readonly options: readonly SearchOption[];
}
