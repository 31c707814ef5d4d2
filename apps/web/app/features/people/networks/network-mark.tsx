import type { Network } from '@croupier/domain/people/networks';

/** Of a network, in its own outline and the colour of the words beside it. */
export function NetworkMark({ network }: { network: Network }) {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" fill="none" aria-hidden="true">
      {network === 'google' ? (
        // An open ring with a bar into its middle.
        <path
          d="M19.2 6.6A9 9 0 1 0 21 12h-8.4"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinejoin="round"
        />
      ) : (
        // A stem that bends to the right, crossed once.
        <path
          d="M17 3h-1.6A4.4 4.4 0 0 0 11 7.4V22M7 12h8.6"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinejoin="round"
        />
      )}
    </svg>
  );
}
