/**
 * The rules of this house that ESLint can hold, with the reason each prints. Every one has a planted
 * violation in tools/planted/lint/ that `npm test` runs them against. What becomes of every promise
 * needs types, and the rules of React need its compiler: oxlint looks at those (.oxlintrc.json, tools/planted/oxlint/).
 */
const SOURCE = ['**/*.{ts,tsx,js,mjs}'];
const PURE = ['packages/domain/src/**', 'packages/games/src/**', 'packages/contract/src/**'];
const MONEY = ['apps/server/src/features/**', 'packages/domain/src/**', 'packages/contract/src/**'];
const TESTS = ['**/*.test.ts', '**/*.test.tsx'];
const SPEAKS_SQL = ['**/*-store.ts', '**/*.fixture.ts', '**/testing/**', '**/*-main.ts', ...TESTS];
/** Mains and tools read the environment; everything else gets values. */
const READS_ENVIRONMENT = [
  'apps/*/src/**/config.ts',
  'apps/*/src/**/*-main.ts',
  'apps/*/src/main.ts',
  'packages/*/src/**/*-main.ts',
  'tools/**',
  'bench/**',
  'e2e/**',
  '**/*.config.{ts,js,mjs}',
  '**/testing/**',
];

const RANDOM = {
  object: 'Math',
  property: 'random',
  message: 'Outcomes, tokens and ids never come from Math.random: take the fair stream or node:crypto.',
};
const ENVIRONMENT = {
  object: 'process',
  property: 'env',
  message: 'The environment is read once, in config.ts: take the value as an argument.',
};
const CLOCK = { object: 'Date', property: 'now', message: 'Pure code takes the time as an argument.' };
const NEW_DATE = {
  selector: "NewExpression[callee.name='Date'][arguments.length=0]",
  message: 'Pure code takes the time as an argument.',
};
const DEFAULT_EXPORT = {
  selector: 'ExportDefaultDeclaration',
  message: 'Only route modules and configurations have default exports: name it.',
};
const QUERY = {
  selector: "CallExpression[callee.property.name='query']",
  message: 'SQL is written in stores (*-store.ts) and the platform only.',
};
const FLOAT = {
  selector: "CallExpression[callee.name='parseFloat'], CallExpression[callee.property.name='parseFloat']",
  message: 'Money is bigint minor units; a float has no place near it.',
};

const OK_OR_REASON = {
  selector: "Property[key.name='ok'][value.value=false], TSPropertySignature[key.name='ok'] TSLiteralType",
  message: 'A refusal of an operation is refuse(…), a verdict below it has a status: neither is ok or not.',
};
const BARE_REFUSAL = {
  selector: "Property[key.name='refused'][value.type='Literal']",
  message: 'A refusal is made by refuse(…) or refuseByRule(…), whose types know what may be refused.',
};

/** Flat configurations, general ones first: a later one replaces the options of an earlier one. */
export const houseRules = [
  {
    files: SOURCE,
    // A file of tests, and each `describe` in it, is a list: as long as there is to prove.
    ignores: TESTS,
    rules: {
      'max-lines': ['error', { max: 300 }],
      'max-lines-per-function': ['error', { max: 70 }],
    },
  },
  { files: SOURCE, rules: { 'no-restricted-properties': ['error', RANDOM, ENVIRONMENT] } },
  { files: [...READS_ENVIRONMENT, ...TESTS], rules: { 'no-restricted-properties': ['error', RANDOM] } },
  {
    files: PURE,
    ignores: [...TESTS, '**/*-main.ts'],
    rules: { 'no-restricted-properties': ['error', RANDOM, ENVIRONMENT, CLOCK] },
  },
  {
    files: ['apps/server/src/**', 'apps/payment-sandbox/src/**', 'packages/*/src/**'],
    ignores: ['**/*.d.ts'],
    rules: { 'no-restricted-syntax': ['error', DEFAULT_EXPORT] },
  },
  { files: MONEY, rules: { 'no-restricted-syntax': ['error', DEFAULT_EXPORT, FLOAT, OK_OR_REASON] } },
  {
    files: PURE,
    ignores: TESTS,
    rules: { 'no-restricted-syntax': ['error', DEFAULT_EXPORT, FLOAT, OK_OR_REASON, NEW_DATE] },
  },
  {
    files: ['apps/server/src/features/**'],
    ignores: SPEAKS_SQL,
    rules: {
      'no-restricted-syntax': ['error', DEFAULT_EXPORT, FLOAT, OK_OR_REASON, BARE_REFUSAL, QUERY],
    },
  },
];
