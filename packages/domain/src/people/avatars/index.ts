export * from './avatars.ts';
