export const NOTICES = {
  'bonus-offered': {
    category: 'offers',
    params: {},
    channels: ['inbox', 'email', 'push', 'telegram'],
    to: '/bonuses',
    promotional: true,
  },
} as const;
