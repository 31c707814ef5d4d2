import type { Module } from '../../../platform/module.ts';
import { ledgerListeners } from './ledger-listeners.ts';
import { LEDGER_PERSONAL } from './personal-store.ts';

/** The ledger has no routes of its own; it announces every change of a balance. */
export function createLedger(): { module: Module } {
  return { module: { name: 'ledger', personal: LEDGER_PERSONAL, listeners: ledgerListeners } };
}
