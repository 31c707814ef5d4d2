/** What the kit must know of the wallet it tests. */
export interface ConformanceConfig {
  /** What the calls' names are put behind, without a slash at the end: `https://casino.example/api/provider-wallet/v1`. */
  readonly url: string;
  /** The provider's code and key at this operator. */
  readonly provider: string;
  readonly key: string;
  /** A game of that provider that is switched on. */
  readonly game: string;
  /** Of the bets, in minor units; a test needs about fifty of them on the player's balance. */
  readonly stakeMinor: string;
  /** The launch token of a player made for tests; not needed where there is a control address. */
  readonly token?: string;
  /** Address of the operator's control hook, see docs/wallet-api.md; without it the checks that need it are skipped. */
  readonly control?: string;
}
