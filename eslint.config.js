import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { houseRules } from './tools/lint/house-rules.mjs';

/** What is written in React. */
const SCREENS = ['apps/web/**', 'apps/backoffice/**', 'packages/ui/**'];

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/**',
      '**/build/**',
      '**/.react-router/**',
      'var/**',
      'coverage/**',
      'tools/planted/**',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    rules: {
      // TypeScript knows every name
      'no-undef': 'off',
      'no-control-regex': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'off',
    },
  },
  { files: SCREENS, ...reactHooks.configs.flat.recommended },
  // A derived state that must wait for the browser is set in an effect here and there: worth a look, no more.
  { files: SCREENS, rules: { 'react-hooks/set-state-in-effect': 'warn' } },
  ...houseRules,
);
