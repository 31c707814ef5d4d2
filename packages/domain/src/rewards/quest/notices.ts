export const NOTICES = {
  'quest-done': {
    category: 'rewards',
    params: {},
    channels: ['inbox', 'email', 'push', 'telegram'],
    to: '/quest',
  },
} as const;
