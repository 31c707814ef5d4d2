import { feature } from '../../../platform/feature.ts';

export const NETWORKS = feature({
  name: 'networks',
  level: 3,
  about: 'accounts of other companies that sign in',
  owns: ['network_identity'],
});

export { createNetworks } from './networks-module.ts';
export { forgetNetworksSince } from './forget-networks-since.ts';
