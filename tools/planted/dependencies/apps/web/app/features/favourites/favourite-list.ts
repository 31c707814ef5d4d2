// planted: web-features-need-each-other
import type { Tile } from '../games/index.ts';

export type Tiles = Tile[];
