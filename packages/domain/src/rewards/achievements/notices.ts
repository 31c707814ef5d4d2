export const NOTICES = {
  'achievement-reached': {
    category: 'rewards',
    params: {},
    channels: ['inbox', 'push', 'telegram'],
    to: '/achievements',
  },
} as const;
