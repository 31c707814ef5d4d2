/** A list of ids that is picked: games, players. */
export interface IdsProps {
  readonly label: string;
  readonly values: readonly string[];
  readonly most: number;
  /** What is wrong with the whole list; empty where nothing is. */
  readonly error: string;
  /** What is wrong with the id of this place; empty where nothing is. */
  faultAt(index: number): string;
  onChange(values: readonly string[]): void;
}
