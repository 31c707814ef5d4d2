/** Something that must not outlive the process that made it. */
export type Kept =
  /** A process group, by its leader. One that ends by itself when we are gone has a grace to do so. */
  | { kind: 'group'; pid: number; graceMs?: number }
  /** The folder of a throwaway PostgreSQL, with the server on it, also one that is only just starting. */
  | { kind: 'cluster'; folder: string }
  | { kind: 'folder'; folder: string }
  /** Databases on somebody's server, by a regular expression for their names. */
  | { kind: 'databases'; url: string; named: string };

/** One line to the keeper; without `kept` the thing of this id is gone already. */
export interface KeeperMessage {
  id: number;
  kept?: Kept;
}
