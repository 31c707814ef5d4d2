import { listApprovals } from '@croupier/contract/office/approvals';
import { listPayOuts, readPayOut } from '@croupier/contract/office/pay-outs-desk';

/** Operations to read anew once something was done about a pay-out. */
export const CHANGES = [readPayOut, listPayOuts, listApprovals];
