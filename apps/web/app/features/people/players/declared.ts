import type { DeclaredPage, NavItem } from '../../../lib/declared.ts';

export const pages: readonly DeclaredPage[] = [
  { path: 'login', file: 'login-page.tsx', guard: 'login' },
  { path: 'sign-up', file: 'sign-up-page.tsx', guard: 'login' },
  { path: 'sign-up/network', file: 'network-sign-up-page.tsx', guard: 'login' },
  { path: 'change-password', file: 'change-password-page.tsx' },
  { path: 'verify-email', file: 'verify-email-page.tsx' },
  { path: 'welcome', file: 'welcome-page.tsx', guard: 'authenticated' },
  { path: 'profile', file: 'profile-frame.tsx', holds: 'profile', guard: 'authenticated' },
  { path: 'otp', file: 'otp-page.tsx', guard: 'authenticated' },
  { path: '', file: 'profile-page.tsx', frame: 'profile' },
  { path: 'security', file: 'security-page.tsx', frame: 'profile' },
  { path: 'play-safely', file: 'play-safely-page.tsx', frame: 'profile' },
];

export const navigation: readonly NavItem[] = [
  { key: 'profile', to: '/profile', icon: 'user', place: 90, signedIn: true, exact: true },
];

export const sitemap: readonly string[] = ['/login', '/sign-up'];
