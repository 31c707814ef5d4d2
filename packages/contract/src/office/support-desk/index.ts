export * from './acts.ts';
export * from './queue.ts';
export * from './quick-replies.ts';
