import { feature } from '../../../platform/feature.ts';

export const PAYMENT_HISTORY = feature({
  name: 'payment-history',
  level: 7,
  about: 'money in and out as one list, newest first, and the receipt of each payment',
  reads: ['pay_in', 'pay_out', 'payment_event'],
});

export { createPaymentHistory } from './payment-history-module.ts';
