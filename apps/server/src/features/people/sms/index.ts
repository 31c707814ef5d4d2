export { createSms } from './sms-module.ts';
export { readPhoneNumber } from './phone-number.ts';
export type { SmsVerdict, WriteSms } from './write-sms.ts';
