/** Who sits at a table: whether there is an account, and whether it is played with it. */
export interface Sitter {
  readonly isPlayer: boolean;
  readonly demo: boolean;
  /** False while a round is open or under way: it is played to its end with what it was begun with. */
  readonly maySwitch: boolean;
}
