/** Companies whose accounts one signs in with here. */
export const NETWORKS = ['google', 'facebook'] as const;
export type Network = (typeof NETWORKS)[number];

/** What people call them, in every language. */
export const NETWORK_NAMES: Readonly<Record<Network, string>> = { google: 'Google', facebook: 'Facebook' };

/**
 * How a way to a network can end where nobody is let in: its owner said no there, it took too long or was begun elsewhere, the network
 * does not answer, what it says cannot be believed, too many were tried, the e-mail has an account that signs in otherwise, the account
 * is closed; and for who attaches one: it is somebody else's here, or there is another one already.
 */
export const NETWORK_ENDS = [
  'cancelled',
  'over',
  'away',
  'failed',
  'busy',
  'known',
  'closed',
  'elsewhere',
  'another',
] as const;
export type NetworkEnd = (typeof NETWORK_ENDS)[number];
