export * from './support-request.ts';
