export * from './wallet-statuses.ts';
export * from './wallet.ts';
export * from './launch.ts';
export * from './channel.ts';
export * from './wallet-control.ts';
