import { feature } from '../../../platform/feature.ts';

export const BLOCKS = feature({
  name: 'blocks',
  level: 4,
  about: 'accounts that an operator has closed to their players',
  owns: ['player_block'],
  reads: ['player_session'],
});

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
