import type { BoardMoment, BoardView } from '../board-scene.ts';
import type { HouseLayout } from './layout.ts';
import type { ClimbPlan } from './plan-climb.ts';

/** What the house and the cat before it are drawn with. */
export type View = BoardView<HouseLayout>;
export type Moment = BoardMoment<ClimbPlan>;
