export * from './acts.ts';
export * from './catalogue.ts';
export * from './schemas.ts';
export * from './studios.ts';
