export * from './account.ts';
export * from './people.ts';
export * from './schemas.ts';
export * from './sign-in.ts';
