import { feature } from '../../../platform/feature.ts';

export const CLUSTERS_DESK = feature({
  name: 'clusters-desk',
  level: 10,
  about: 'the office’s room of accounts that may be one person’s',
  owns: ['cluster_mark', 'cluster_verdict'],
});

export { createClustersDesk } from './clusters-desk-module.ts';
