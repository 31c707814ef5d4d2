import { levelsOf, listFeatures } from './tools/check/features.ts';

/**
 * Who may import whom. Every rule has a planted violation in tools/planted/dependencies/ that `npm test`
 * runs these rules against; a rule without one fails the check.
 */

/** Server features by level, as each describes itself: calls go down, events go up, peers do not meet. Plants have some of their own. */
export const FEATURE_LEVELS = levelsOf([...listFeatures(), ...listFeatures('tools/planted/dependencies')]);

/**
 * Where features stand in every layer, so that a newcomer guesses the folder: `<district>/<feature>`. `contests` are
 * tournaments, lotteries and jackpots, `club` is loyalty and referrals, `office` the operator's rooms.
 */
export const DISTRICTS = ['money', 'people', 'play', 'rewards', 'contests', 'club', 'site', 'office'];

export const TESTS = '\\.(test|fixture)\\.tsx?$|/testing/';
const MAINS = '-main\\.ts$';
const OURS = '^(packages|apps|tools|bench|e2e)/';
const FEATURES = '^apps/server/src/features/[^/]+';
/** Where the features of each application with screens stand. */
export const SCREEN_FEATURES = {
  web: '^apps/web/app/features/[^/]+',
  backoffice: '^apps/backoffice/app/features/[^/]+',
};
const ERROR_SCREEN = `${SCREEN_FEATURES.web}/errors/error-screen\\.tsx$`;

/** A package sees itself and what is listed; `npm` names are paths under node_modules. */
function onlyImports(name, folder, allowed, comment, from = {}) {
  return {
    name,
    comment,
    severity: 'error',
    from: { path: `^${folder}/`, pathNot: [TESTS, ...(from.pathNot ?? [])] },
    to: { pathNot: [`^${folder}/`, ...allowed] },
  };
}

function featureLevel(features, index) {
  const lower = FEATURE_LEVELS.slice(0, index).flat();
  const below = [...lower, '$1'].join('|');
  return {
    name: `level-${index + 1}-calls-down`,
    comment: `${features.join(', ')} may import features of lower levels only: events go up through the outbox.`,
    severity: 'error',
    from: { path: `${FEATURES}/(${features.join('|')})/`, pathNot: [TESTS] },
    to: { path: `${FEATURES}/`, pathNot: [`${FEATURES}/(${below})/`] },
  };
}

const packageRules = [
  onlyImports(
    'domain-imports-nothing',
    'packages/domain',
    [],
    'The rules are pure: no I/O, no clock, no packages.',
  ),
  onlyImports(
    'games-imports-nothing',
    'packages/games',
    ['^node_modules/@noble/'],
    'The maths runs in Node and in the browser, and knows no casino; signatures of a beacon are checked by a library.',
    { pathNot: [MAINS] },
  ),
  onlyImports(
    'contract-imports-domain',
    'packages/contract',
    ['^packages/domain/', 'node_modules/typebox/'],
    'The wire knows the rules and its schema library, nothing else.',
  ),
  onlyImports(
    'game-client-imports-games-and-contract',
    'packages/game-client',
    ['^packages/(games|contract)/'],
    'The stage is plain TypeScript over the maths and the wire: no React, no site.',
    { pathNot: [MAINS] },
  ),
  onlyImports(
    'ui-imports-react-only',
    'packages/ui',
    ['node_modules/(@types/)?(react|react-dom|clsx|@daypicker/react)/', '\\.css$'],
    'The look knows no feature.',
  ),
];

const applicationRules = [
  {
    name: 'nobody-imports-apps',
    comment: 'Applications are ends: what two of them need belongs in a package.',
    severity: 'error',
    from: { path: '^(packages|e2e|tools)/' },
    to: { path: '^apps/' },
  },
  {
    name: 'apps-do-not-meet',
    comment: 'Applications talk over the wire, as the contract says.',
    severity: 'error',
    from: { path: '^apps/([^/]+)/' },
    to: { path: '^apps/', pathNot: ['^apps/$1/'] },
  },
  {
    name: 'other-companies-share-no-code',
    comment: 'A provider and the kit that checks a wallet know the published rules, not our code.',
    severity: 'error',
    from: { path: '^(packages/wallet-conformance|apps/provider-simulator)/' },
    to: { path: OURS, pathNot: ['^packages/wallet-conformance/', '^apps/provider-simulator/'] },
  },
  {
    name: 'contract-has-no-root',
    comment:
      'The wire is taken a feature at a time (@croupier/contract/play/rounds): there is no list of all of it.',
    severity: 'error',
    from: { path: OURS },
    to: { path: '^(@croupier/contract|packages/contract/src/index\\.ts)$' },
  },
  onlyImports(
    'backoffice-imports-domain-contract-ui',
    'apps/backoffice',
    ['^packages/(domain|contract|ui)/', 'node_modules/'],
    'Operators see what the wire says in the look of the house: no games, no stage.',
  ),
  {
    name: 'server-draws-nothing',
    comment: 'The server knows rules, maths and wire; the look and the stage belong to the browser.',
    severity: 'error',
    from: { path: '^apps/(server|payment-sandbox|provider-simulator)/' },
    to: { path: '^packages/(ui|game-client)/' },
  },
  {
    name: 'journeys-know-the-contract-only',
    comment: 'A journey sees what a player sees.',
    severity: 'error',
    from: { path: '^e2e/' },
    to: { path: OURS, pathNot: ['^e2e/', '^packages/contract/', '^tools/testing/'] },
  },
];

/** The layers of an application with screens: lib, features on it, and the shell that puts them together. */
const screenRules = ['web', 'backoffice'].flatMap((name) => {
  const app = `^apps/${name}/app`;
  const features = SCREEN_FEATURES[name];
  return [
    {
      name: `${name}-lib-knows-no-feature`,
      comment: 'lib lies under the features, the pages and the shell.',
      severity: 'error',
      from: { path: `${app}/lib/`, pathNot: [TESTS] },
      to: { path: `${app}/((features|pages|shell)/|[^/]+$)` },
    },
    {
      name: `${name}-features-know-no-shell`,
      comment: 'The shell puts features together; what both need lies in lib.',
      severity: 'error',
      from: { path: `${features}/`, pathNot: [TESTS] },
      to: { path: `${app}/(shell/|[^/]+$)` },
    },
    {
      name: `${name}-shell-knows-no-feature`,
      comment:
        'What features offer the shell is collected from their declared.ts; that of the site knows but the screen of an error.',
      severity: 'error',
      from: { path: `${app}/(shell|pages)/`, pathNot: [TESTS] },
      to: { path: `${features}/`, pathNot: [ERROR_SCREEN] },
    },
  ];
});

/** Rules about features as a whole, which are reckoned from all imports (tools/check/dependency-rules.ts). */
export const featureRules = ['web', 'backoffice'].map((app) => ({
  name: `${app}-features-need-each-other`,
  app,
  comment: 'Features of screens that need each other, if only by a type, hide a third that both stand on.',
}));

const serverRules = [
  {
    name: 'platform-knows-no-feature',
    comment: 'main → app → features → platform.',
    severity: 'error',
    from: { path: '^apps/server/src/platform/', pathNot: [TESTS] },
    to: { path: '^apps/server/src/(features/|[^/]+\\.ts$)' },
  },
  {
    name: 'features-do-not-import-the-app',
    comment: 'main → app → features → platform.',
    severity: 'error',
    from: { path: `${FEATURES}/`, pathNot: [TESTS] },
    to: { path: '^apps/server/src/[^/]+\\.ts$' },
  },
  {
    name: 'server-knows-no-tools',
    comment:
      'A server runs without what starts and checks it; operator.ts alone knows where an installation is.',
    severity: 'error',
    from: { path: '^apps/server/src/', pathNot: [TESTS, '^apps/server/src/operator\\.ts$'] },
    to: { path: '^(tools|bench)/' },
  },
  {
    name: 'feature-door',
    comment: 'feature.ts is the only door of a feature.',
    severity: 'error',
    from: { path: `${FEATURES}/([^/]+)/`, pathNot: [TESTS] },
    to: { path: `${FEATURES}/`, pathNot: [`${FEATURES}/$1/`, `${FEATURES}/[^/]+/feature\\.ts$`] },
  },
  {
    name: 'feature-door-from-outside',
    comment: 'feature.ts is the only door of a feature.',
    severity: 'error',
    from: { path: '^(apps/server/src/[^/]+\\.ts$|apps/server/src/(site|office)/)', pathNot: [TESTS] },
    to: { path: `${FEATURES}/`, pathNot: [`${FEATURES}/[^/]+/feature\\.ts$`] },
  },
  {
    name: 'driver-in-platform-only',
    comment: 'Stores speak through Queryable and Tx; only the platform knows the driver.',
    severity: 'error',
    from: { path: `${FEATURES}/`, pathNot: [TESTS] },
    to: { path: 'node_modules/(@types/)?pg/' },
  },
  {
    name: 'stores-only-remember',
    comment: 'A store is SQL and nothing but SQL: it calls no use case and no route.',
    severity: 'error',
    from: { path: '-store\\.ts$' },
    to: { path: `${FEATURES}/.*-(routes|listeners|jobs|module|live)\\.ts$` },
  },
  ...FEATURE_LEVELS.map(featureLevel),
];

const generalRules = [
  {
    name: 'no-circle',
    comment:
      'Two files that need each other, if only by a type, are one file, or hide a third that both stand on (a use case: x-parts.ts).',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-import-of-tests',
    comment: 'What two tests share lives in a testing/ folder.',
    severity: 'error',
    from: { path: OURS },
    to: { path: '\\.test\\.tsx?$' },
  },
  {
    name: 'no-testing-in-product',
    comment: 'What serves tests is not loaded by the product.',
    severity: 'error',
    from: { path: '^(packages|apps)/', pathNot: [TESTS] },
    to: { path: '/testing/' },
  },
  {
    name: 'resolvable',
    comment: 'The file or package does not exist.',
    severity: 'error',
    from: { path: OURS },
    to: { couldNotResolve: true, pathNot: ['^virtual:', '^\\./\\+types/'] },
  },
];

export default {
  forbidden: [...packageRules, ...applicationRules, ...screenRules, ...serverRules, ...generalRules],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['(^|/)build/', '\\.react-router/', '^tools/planted/'] },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
