const OF_MONEY_BACK = {
  category: 'money',
  params: { amount: 'amount' },
  channels: ['inbox', 'email', 'push', 'telegram'],
  to: '/profile/payments',
  mustConfirm: true,
} as const;

export const NOTICES = {
  'deposit-taken-back': OF_MONEY_BACK,
  'deposit-owed': { ...OF_MONEY_BACK, params: { amount: 'amount', left: 'amount' } },
  'debt-paid': { category: 'money', params: {}, channels: OF_MONEY_BACK.channels, to: OF_MONEY_BACK.to },
} as const;
