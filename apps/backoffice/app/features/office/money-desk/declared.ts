import type { OfficePage, Room, SearchSource, Subjects } from '../../../lib/declared.ts';
import { findMoney, isMoneyText } from './find-money.ts';

const permission = 'read.money';

export const rooms: readonly Room[] = [
  {
    key: 'accounts',
    to: '/money/accounts',
    group: 'money',
    permission,
    icon: 'coins',
    letter: 'm',
    place: 10,
  },
  { key: 'ledger', to: '/money/ledger', group: 'money', permission, icon: 'scroll', letter: 'b', place: 20 },
  {
    key: 'payments',
    to: '/money/payments',
    group: 'money',
    permission,
    icon: 'deposit',
    letter: 'd',
    place: 30,
  },
  {
    ...{
      key: 'queues',
      to: '/money/queues',
      group: 'money',
      permission,
      icon: 'warning',
      letter: 'q',
      place: 40,
    },
    glance: () => import('./queues-glance.tsx'),
  },
];

export const pages: readonly OfficePage[] = [
  { path: '/money', load: () => import('./accounts-page.tsx'), permission },
  { path: '/money/accounts', load: () => import('./accounts-page.tsx'), permission },
  { path: '/money/ledger', load: () => import('./ledger-page.tsx'), permission },
  { path: '/money/ledger/$playerId/$key', load: () => import('./key-page.tsx'), permission },
  { path: '/money/payments', load: () => import('./payments-page.tsx'), permission },
  { path: '/money/payments/$id', load: () => import('./payment-page.tsx'), permission },
  { path: '/money/queues', load: () => import('./queues-page.tsx'), permission },
  { path: '/money/queues/held-wins', load: () => import('./held-wins-page.tsx'), permission },
  { path: '/money/queues/held-wins/$id', load: () => import('./held-win-page.tsx'), permission },
  { path: '/money/queues/payment-findings', load: () => import('./payment-findings-page.tsx'), permission },
  {
    path: '/money/queues/payment-findings/$id',
    load: () => import('./payment-finding-page.tsx'),
    permission,
  },
  { path: '/money/queues/reconciliation', load: () => import('./reconciliation-page.tsx'), permission },
  {
    path: '/money/queues/reconciliation/$id',
    load: () => import('./reconciliation-difference-page.tsx'),
    permission,
  },
  { path: '/money/queues/verify-findings', load: () => import('./verification-page.tsx'), permission },
];

export const finders: readonly SearchSource[] = [
  { key: 'money', permission, icon: 'coins', takes: isMoneyText, find: findMoney },
];

export const subjects: Subjects = {
  'held-win': (id) => `/money/queues/held-wins/${encodeURIComponent(id)}`,
  'payment-finding': (id) => `/money/queues/payment-findings/${encodeURIComponent(id)}`,
  'money-difference': (id) => `/money/queues/reconciliation/${encodeURIComponent(id)}`,
  'verify-finding': () => '/money/queues/verify-findings',
};
