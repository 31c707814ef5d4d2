import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

/** Every page exists under /ua, /ru, /en and /kk; anything without a language is sent to one. */
export default [
  index('shell/choose-language.ts'),
  route('robots.txt', 'shell/robots.ts'),
  route('sitemap.xml', 'shell/sitemap.ts'),
  route(':lang', 'shell/language-route.tsx', [
    route('payment-verification', 'features/payments/payment-verification-page.tsx'),
    layout('shell/site-layout.tsx', [
      index('features/lobby/lobby-page.tsx'),
      route('games/:category?', 'features/lobby/games-page.tsx'),
      route('providers', 'features/lobby/providers-page.tsx'),
      route('providers/:provider', 'features/lobby/games-page.tsx', { id: 'provider-page' }),
      route('providers/toro-games', 'features/lobby/toro-games-moved.ts'),
      route('toro-games', 'features/lobby/toro-games-page.tsx'),
      route('slots/:game', 'features/game/game-page.tsx'),
      route('slots/:game/maths', 'features/par-sheet/maths-page.tsx'),
      route('play/:game', 'features/provider-game/provider-game-page.tsx'),
      route('login', 'features/players/login-page.tsx'),
      route('sign-up', 'features/players/sign-up-page.tsx'),
      route('profile', 'features/players/profile-frame.tsx', [
        index('features/players/profile-page.tsx'),
        route('history', 'features/rounds/history-page.tsx'),
        route('history/:id', 'features/rounds/round-page.tsx'),
        route('statement', 'features/statement/statement-page.tsx'),
        route('payments', 'features/payments/payments-page.tsx'),
      ]),
      route('share/:ticket', 'features/share/share-page.tsx'),
      route('fairness', 'features/fairness/fairness-page.tsx'),
      route('fairness/verify', 'features/fairness/verify-page.tsx'),
      route('500', 'features/errors/server-error-page.ts'),
      route('*', 'features/errors/not-found-page.ts'),
    ]),
  ]),
  route('*', 'shell/localise-path.ts'),
] satisfies RouteConfig;
