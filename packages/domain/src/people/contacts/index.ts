export * from './address-proofs.ts';
export * from './example-phones.ts';
