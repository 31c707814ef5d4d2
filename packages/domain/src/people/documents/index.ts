export * from './asked-again.ts';
export * from './document-number.ts';
export * from './documents.ts';
export * from './kept-documents.ts';
export * from './residence.ts';
export * from './review.ts';
export * from './verified.ts';
export * from './verify-terms.ts';
