import type { IconName } from '@croupier/ui';

interface NavItem {
  readonly key: 'lobby' | 'games' | 'history' | 'fairness' | 'verify' | 'profile';
  readonly to: `/${string}`;
  readonly icon: IconName;
  /** Lit only on exactly this address. */
  readonly exact?: boolean;
  readonly signedIn?: boolean;
}

/** Where one can go; only what exists. */
export const NAV_ITEMS: readonly NavItem[] = [
  { key: 'lobby', to: '/', icon: 'lobby', exact: true },
  { key: 'games', to: '/games', icon: 'games' },
  { key: 'history', to: '/profile/history', icon: 'history', signedIn: true },
  { key: 'fairness', to: '/fairness', icon: 'fairness', exact: true },
  { key: 'verify', to: '/fairness/verify', icon: 'shield' },
  { key: 'profile', to: '/profile', icon: 'user', signedIn: true, exact: true },
];
