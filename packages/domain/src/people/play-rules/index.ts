export * from './play-rules.ts';
export * from './reckon-rules.ts';
export * from './seat-rules.ts';
export * from './session-time.ts';
