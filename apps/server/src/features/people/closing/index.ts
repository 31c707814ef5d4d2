export { findGivenUp } from './closing-store.ts';
export { useOf } from './use-of.ts';
