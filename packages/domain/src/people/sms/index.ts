export * from './masked-number.ts';
export * from './segments.ts';
export * from './sms-rules.ts';
