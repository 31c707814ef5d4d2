export * from './pay-in-methods.ts';
export * from './pay-in-routes.ts';
export * from './pay-in-state.ts';
export * from './provider-rest.ts';
export * from './route-pay-in.ts';
