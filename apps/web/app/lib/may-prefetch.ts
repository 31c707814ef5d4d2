/** What Chromium tells of the line; other browsers tell nothing. */
export interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Nothing is fetched ahead on a slow line or when the player saves data (specification, section 9). */
export function mayPrefetch(connection: Connection | undefined): boolean {
  return !connection?.saveData && !/^(slow-2g|2g|3g)$/.test(connection?.effectiveType ?? '');
}
