export { blockAccount, closeAccount, lockClosed, reopenAccount, unblockAccount } from './block-account.ts';
export { blockAccounts, blockEnd, stateOf as blockState, type AccountDesk } from './block-accounts.ts';
export { createBlocks } from './blocks-module.ts';
