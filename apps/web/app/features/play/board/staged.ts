import { BOARD_IDS } from '@croupier/game-client/board/scene-of.ts';

/** Whether the stage draws this board: its ways to play are then chosen there. */
export const isStaged = (gameId: string): boolean => BOARD_IDS.includes(gameId);
