export { createSms, isSmsOffered } from './sms-module.ts';
export { readPhoneNumber, readPhoneNumbers } from './phone-number.ts';
export { listSmsTo } from './sms-store.ts';
export type { SmsVerdict, WriteSms } from './write-sms.ts';
