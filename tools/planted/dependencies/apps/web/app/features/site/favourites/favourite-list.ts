// planted: web-features-need-each-other
import type { Tile } from '../../play/games/index.ts';

export type Tiles = Tile[];
