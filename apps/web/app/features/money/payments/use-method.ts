import type { PayInOffer } from '@croupier/contract/money/payments';
import { useState } from 'react';
import { useRemembered } from '../../../lib/use-remembered.ts';

/** The way of paying in: the one that is chosen, else the one that was used last in this browser, else the first that is offered. */
export function useMethod(methods: readonly PayInOffer[]) {
  const [used, remember] = useRemembered<string>('deposit-method', '');
  const [chosen, choose] = useState<string>();
  const find = (wanted: string | undefined) => methods.find(({ method }) => method === wanted);
  return { method: find(chosen) ?? find(used) ?? methods[0], choose, remember };
}
