import type { DeclaredPage } from '../../../lib/declared.ts';

/** Pages that are nothing but content, each at an address of its own. */
const LEGAL = ['rules', 'license', 'privacy', 'policy-aml', 'ua-policy-aml', 'refund-policy', 'responsible'];

export const pages: readonly DeclaredPage[] = [
  { path: 'pages/:page', file: 'other-page.tsx' },
  ...LEGAL.map((path) => ({ path, file: 'static-page.tsx', id: `page-${path}` })),
];

export const sitemap: readonly string[] = [
  ...['about', 'accessibility', 'cookies', 'fairness-promise'].map((page) => `/pages/${page}`),
  ...LEGAL.map((page) => `/${page}`),
];
