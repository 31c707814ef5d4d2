export { createNetworks } from './networks-module.ts';
export { forgetNetworksSince } from './forget-networks-since.ts';
