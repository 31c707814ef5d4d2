import { feature } from '../../../platform/feature.ts';

export const PAYMENT_HISTORY = feature({
  name: 'payment-history',
  level: 7,
  about: 'money in and out as one list, newest first',
  reads: ['pay_in', 'pay_out'],
});

export { createPaymentHistory } from './payment-history-module.ts';
