/** A list of ids that is picked: games, players. */
export interface IdsProps {
  readonly label: string;
  readonly values: readonly string[];
  readonly most: number;
  /** Fault of the whole list; empty where nothing is. */
  readonly error: string;
  /** Fault of the id of this place; empty where nothing is. */
  faultAt(index: number): string;
  onChange(values: readonly string[]): void;
}
