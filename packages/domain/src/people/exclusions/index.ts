export * from './stop-packs.ts';
export * from './stop-state.ts';
