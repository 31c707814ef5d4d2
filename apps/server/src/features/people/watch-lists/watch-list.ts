import type { Match, Watched } from '@croupier/domain/people/watch-lists';

/** Who knows the lists: files of the house, or a company that keeps them. */
export interface WatchList {
  /** Changes whenever an entry does; players are looked up again by it. */
  version(): Promise<string>;
  find(person: Watched): Promise<readonly Match[]>;
}
