import type { Act, OfficePage } from '../../../lib/declared.ts';

const permission = 'give.rewards';

export const pages: readonly OfficePage[] = [
  { path: '/rewards/give', load: () => import('./give-page.tsx'), permission },
];

export const acts: readonly Act[] = [{ key: 'give', to: '/rewards/give', permission, icon: 'gift' }];
