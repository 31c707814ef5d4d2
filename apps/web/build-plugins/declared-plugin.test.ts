import { expect, test } from 'vitest';
import { collecting } from './declared-plugin.ts';

test('a list takes one export of each declaration that has it', () => {
  const files = [
    { file: '/app/features/a/declared.ts', code: 'export const pages = [];\nexport const modals = {};' },
    { file: '/app/features/b/declared.ts', code: "// export const modals\nexport const modalsOfOld = '';" },
    { file: '/app/features/c/declared.ts', code: 'export const modals: DeclaredModals = {};' },
  ];
  expect(collecting('modals', files)).toBe(
    'import { modals as from0 } from "/app/features/a/declared.ts";\n' +
      'import { modals as from1 } from "/app/features/c/declared.ts";\n' +
      'export default [from0, from1];\n',
  );
  expect(collecting('alerts', files)).toBe('export default [];\n');
});
