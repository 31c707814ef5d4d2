export { blockAccounts, type AccountDesk } from './block-accounts.ts';
export { createBlocks } from './blocks-module.ts';
