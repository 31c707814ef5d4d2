import type { DeclaredCompanions } from '../../../lib/declared.ts';

export const companions: DeclaredCompanions = [() => import('./labels-companion.tsx')];
