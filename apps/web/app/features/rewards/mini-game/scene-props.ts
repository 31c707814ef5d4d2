import type { MiniGame } from '@croupier/contract/rewards/mini-game';

/** One attempt as its scene is shown it. */
export interface SceneProps {
  readonly kind: MiniGame['kind'];
  /** Rows on the fields; undefined before it was drawn. */
  readonly board: readonly number[] | undefined;
  readonly place: number | undefined;
  /** Hexadecimal digits of the attempt: they pick one of the ways that a scene can take to its prize. */
  readonly lot: string;
  /** In the order that they were opened in. */
  readonly opened: ReadonlySet<number>;
  /** The prize was told: everything lies open. */
  readonly isTold: boolean;
  textOf(row: number): string;
  onOpen(fields: readonly number[]): void;
}
