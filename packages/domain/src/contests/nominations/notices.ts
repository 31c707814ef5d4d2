export const NOTICES = {
  'nomination-placed': {
    category: 'rewards',
    params: { number: 'count' },
    channels: ['inbox', 'push', 'telegram'],
    to: '/nominations',
  },
} as const;
