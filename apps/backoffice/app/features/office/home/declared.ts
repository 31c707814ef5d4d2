import type { OfficePage, Room } from '../../../lib/declared.ts';

export const rooms: readonly Room[] = [{ key: 'home', to: '/', icon: 'lobby', letter: 'h', place: 0 }];

export const pages: readonly OfficePage[] = [{ path: '/', load: () => import('./home-page.tsx') }];
