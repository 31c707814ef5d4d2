import type { Parts } from './payments-module.ts';

export const sweep = ({ name }: Parts) => name;
