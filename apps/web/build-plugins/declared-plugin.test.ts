import { expect, test } from 'vitest';
import { collecting, withOnly } from './declared-plugin.ts';

test('a list takes one export of each declaration that has it', () => {
  const files = [
    { file: '/app/features/a/declared.ts', code: 'export const pages = [];\nexport const modals = {};' },
    { file: '/app/features/b/declared.ts', code: "// export const modals\nexport const modalsOfOld = '';" },
    { file: '/app/features/c/declared.ts', code: 'export const modals: DeclaredModals = {};' },
  ];
  expect(collecting('modals', files)).toBe(
    'import { modals as from0 } from "/app/features/a/declared.ts?modals";\n' +
      'import { modals as from1 } from "/app/features/c/declared.ts?modals";\n' +
      'export default [from0, from1];\n',
  );
  expect(collecting('alerts', files)).toBe('export default [];\n');
});

test('of a declaration the one export is left, and what it is made of', () => {
  const code = `import type { DeclaredModals } from '../../../lib/declared.ts';
const late = () => import('./late.tsx');
export const pages: readonly DeclaredPage[] = [{ path: 'a', file: 'a.tsx' }];
export const modals: DeclaredModals = { late };
export const alerts: DeclaredAlerts = [() => import('./news.tsx')];`;
  expect(withOnly('modals', code).replace(/\n+/g, '\n'))
    .toBe(`import type { DeclaredModals } from '../../../lib/declared.ts';
const late = () => import('./late.tsx');
export const modals: DeclaredModals = { late };
`);
});
