export const NOTICES = {
  'present-given': {
    category: 'rewards',
    params: {},
    channels: ['inbox', 'email', 'push', 'telegram'],
    to: '/bonuses',
  },
} as const;
