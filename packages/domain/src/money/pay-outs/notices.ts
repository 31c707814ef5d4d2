const EVERYWHERE = ['inbox', 'email', 'push', 'telegram'] as const;
const OF_A_METHOD = {
  category: 'security',
  params: {},
  channels: EVERYWHERE,
  to: '/profile/pay-outs',
} as const;
const OF_A_PAY_OUT = { ...OF_A_METHOD, category: 'money', params: { amount: 'amount' } } as const;

export const NOTICES = {
  'method-added': OF_A_METHOD,
  'method-proven': OF_A_METHOD,
  'pay-out-rejected': { ...OF_A_PAY_OUT, mustConfirm: true },
  'pay-out-failed': OF_A_PAY_OUT,
  'pay-out-taken-back': { ...OF_A_PAY_OUT, mustConfirm: true },
  'pay-out-owed': { ...OF_A_PAY_OUT, params: { amount: 'amount', left: 'amount' }, mustConfirm: true },
  'pay-out-given-back': OF_A_PAY_OUT,
} as const;
