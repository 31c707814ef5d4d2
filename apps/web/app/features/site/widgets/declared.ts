import type { DeclaredCompanions } from '../../../lib/declared.ts';

export const companions: DeclaredCompanions = [() => import('./widget-companion.tsx')];
