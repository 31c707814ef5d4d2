import type { SignedIn } from '../../../platform/http/http.ts';

/** What a statement that moves money is given of a remembered session, to look whether it still is so. */
export interface SessionProof {
  readonly idHash: Buffer;
  /** By whose rules it was decided what may be staked. */
  readonly edition: string;
}

export const proofOf = ({ sessionId, region, wishedRegion, residence }: SignedIn): SessionProof => ({
  idHash: Buffer.from(sessionId, 'hex'),
  edition: `${region}>${wishedRegion ?? ''}>${residence ?? ''}`,
});

/**
 * A condition in SQL: the session has not ended, and its player is neither blocked nor by other rules than it was remembered. It is
 * looked for by its hash: of an EXISTS under an OR PostgreSQL may make a table of all sessions first.
 */
export const isProven = (session: {
  player: string;
  idHash: string;
  edition: string;
}): string => `(SELECT p.player_id
    FROM player_session p JOIN player q ON q.id = p.player_id LEFT JOIN region_wish w ON w.player_id = p.player_id
      LEFT JOIN player_block b ON b.player_id = p.player_id
    WHERE p.id_hash = ${session.idHash} AND b.player_id IS NULL
      AND concat(q.region, '>', w.region, '>', q.residence) = ${session.edition}) = ${session.player}`;
