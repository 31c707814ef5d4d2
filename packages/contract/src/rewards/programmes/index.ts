export * from './amounts.ts';
export * from './envelope.ts';
export * from './goals.ts';
export * from './programme-kind.ts';
export * from './offer-rule.ts';
export * from './programme-lines.ts';
export * from './reward-in.ts';
