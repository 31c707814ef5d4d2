export {
  blockAccount,
  closeAccount,
  closeOwnAccount,
  holdAccount,
  lockClosed,
  releaseAccount,
  reopenAccount,
  reopenOwnAccount,
  unblockAccount,
} from './block-account.ts';
export { blockAccounts, blockEnd, stateOf as blockState, type AccountDesk } from './block-accounts.ts';
export { createBlocks } from './blocks-module.ts';
