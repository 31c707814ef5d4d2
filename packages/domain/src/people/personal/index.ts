export * from './age.ts';
export * from './nickname.ts';
export * from './personal-name.ts';
export * from './tax-number.ts';
