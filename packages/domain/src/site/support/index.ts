export * from './hold.ts';
export * from './support-request.ts';
