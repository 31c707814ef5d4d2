import type { OfficePage, Room } from '../../../lib/declared.ts';

export const rooms: readonly Room[] = [
  { key: 'account', to: '/account', icon: 'user', letter: 'a', place: 90 },
];

export const pages: readonly OfficePage[] = [{ path: '/account', load: () => import('./account-page.tsx') }];
