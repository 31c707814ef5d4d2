import { feature } from '../../../platform/feature.ts';

export const SMS = feature({
  name: 'sms',
  level: 1,
  about: 'what the house writes to people by SMS',
  owns: ['sms', 'sms_budget'],
});

export { createSms, isSmsOffered } from './sms-module.ts';
export { readPhoneNumber, readPhoneNumbers } from './phone-number.ts';
export { listSmsTo } from './sms-store.ts';
export type { SmsVerdict, WriteSms } from './write-sms.ts';
