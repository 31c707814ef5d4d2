import type { DeclaredCompanions } from '../../../lib/declared.ts';

export const companions: DeclaredCompanions = [() => import('./entered-companion.tsx')];
