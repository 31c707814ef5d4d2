export * from './masking.ts';
export * from './mentions.ts';
export * from './marks.ts';
