/** How a standby is waited for, as PostgreSQL names it; `potential` takes the place of a synchronous one that goes away. */
export const STANDBY_KINDS = ['sync', 'quorum', 'potential', 'async'] as const;
export type StandbyKind = (typeof STANDBY_KINDS)[number];
