export * from './acts.ts';
export * from './find.ts';
export * from './house-acts.ts';
export * from './lists.ts';
export * from './notices.ts';
export * from './page.ts';
export * from './schemas.ts';
export * from './timeline.ts';
