import { useTranslations } from 'use-intl';

/** What an operation of the ledger is called; one of a later house by its own name. */
export function useOperationName(): (operation: string) => string {
  const t = useTranslations('player-desk.operations');
  return (operation) => (t.has(operation) ? t(operation) : operation);
}
