import type { DeclaredPage } from '../../../lib/declared.ts';

export const pages: readonly DeclaredPage[] = [{ path: 'share/:ticket', file: 'share-page.tsx' }];
