export const NOTICES = {
  'box-full': {
    category: 'rewards',
    params: {},
    channels: ['inbox', 'email', 'push', 'telegram'],
    to: '/treasures',
  },
} as const;
