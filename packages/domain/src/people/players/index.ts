export * from './character-count.ts';
export * from './email-address.ts';
export * from './masked-email.ts';
export * from './masked-name.ts';
export * from './password-strength.ts';
export * from './said.ts';
export * from './verify-status.ts';
