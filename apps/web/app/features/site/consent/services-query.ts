import { siteConfigs } from '@croupier/contract/site/sites';
import type { OutsideServices } from '@croupier/domain/site/consent';
import { call } from '../../../lib/api.ts';

/** The services of others that this house has, if it has any. */
export const servicesQuery = {
  queryKey: ['outside-services'],
  staleTime: Infinity,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<OutsideServices> => {
    const { gtm, ga4, userCom, tawkTo } = await call(siteConfigs, { query: {} }, signal);
    return { gtm, ga4, userCom, tawkTo };
  },
};

const NAMES = { gtm: 'Google Tag Manager', ga4: 'Google Analytics', userCom: 'User.com', tawkTo: 'tawk.to' };

/** Their names as their makers write them. */
export const namesOf = (services: OutsideServices): string[] =>
  (Object.keys(NAMES) as (keyof typeof NAMES)[]).filter((key) => services[key]).map((key) => NAMES[key]);
