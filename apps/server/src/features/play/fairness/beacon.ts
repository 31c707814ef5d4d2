/** A public source of chance outside the house: at set times it tells a number nobody could know before. */
export interface Beacon {
  /** What names the source for ever: whoever checks looks it up there. */
  readonly network: string;
  /** The first round whose value comes after this instant. */
  roundAfter(instant: Date): number;
  /** The value of a round, its signature checked; undefined while its time has not come or it cannot be fetched. */
  valueOf(round: number, now: Date): Promise<{ publicSeed: string; signature: string } | undefined>;
}
