export const NOTICES = {
  'reward-money': {
    category: 'rewards',
    params: { amount: 'amount' },
    channels: ['inbox', 'email', 'push', 'telegram'],
    to: '/balance',
  },
  'reward-points': {
    category: 'rewards',
    params: { count: 'count' },
    channels: ['inbox', 'email', 'push', 'telegram'],
    to: '/store',
  },
  'thing-sent': {
    category: 'rewards',
    params: {},
    channels: ['inbox', 'email', 'push', 'telegram'],
    to: '/store',
  },
} as const;
