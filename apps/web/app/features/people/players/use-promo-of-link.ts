import { useEffect, useSyncExternalStore } from 'react';
import { onPromo, readPromo } from '../../site/labels/kept-labels.ts';

interface FormWithPromo {
  getValues(name: 'promoCode'): string;
  setValue(name: 'promoCode', value: string): void;
}

/** Fills in the code of the link that the site was opened by, where the house has a promotion of it and none is typed. @returns it */
export function usePromoOfLink({ getValues, setValue }: FormWithPromo): string | undefined {
  const code = useSyncExternalStore(onPromo, usable, () => undefined);
  useEffect(() => {
    if (code !== undefined && getValues('promoCode') === '') setValue('promoCode', code);
  }, [code, getValues, setValue]);
  return code;
}

function usable(): string | undefined {
  const promo = readPromo();
  return promo?.state === 'exist' ? promo.code : undefined;
}
