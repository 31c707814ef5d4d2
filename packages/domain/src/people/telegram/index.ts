export * from './telegram-rules.ts';
