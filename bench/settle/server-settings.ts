/** Everything waits for the disk as in production; checkpoints stay out of the short measurements. */
export const SERVER = {
  fsync: 'on',
  synchronous_commit: 'on',
  shared_buffers: '512MB',
  max_wal_size: '8GB',
  checkpoint_timeout: '30min',
  max_connections: '200',
};
