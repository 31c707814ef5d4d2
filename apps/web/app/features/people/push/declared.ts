import type { DeclaredAlerts } from '../../../lib/declared.ts';

export const alerts: DeclaredAlerts = [() => import('./push-alert.tsx')];
