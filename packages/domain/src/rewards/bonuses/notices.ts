export const NOTICES = {
  'bonus-offered': {
    category: 'offers',
    params: {},
    channels: ['inbox', 'email', 'push', 'telegram'],
    to: '/bonuses',
    promotional: true,
  },
  'bonus-expiring': {
    category: 'rewards',
    params: { date: 'date' },
    channels: ['inbox', 'email', 'push', 'telegram'],
    to: '/bonuses',
  },
} as const;
