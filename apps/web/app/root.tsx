import '@croupier/ui/styles.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { use, useEffect, useState, type ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { IntlProvider } from 'use-intl/react';
import type { Route } from './+types/root';
import { ErrorScreen } from './features/site/errors/error-screen.tsx';
import { htmlLang } from './lib/language.ts';
import { allAskedTexts, messagesOf, PLURAL_LOCALE, speakInWords } from './lib/messages.ts';
import { rootDataOf } from './lib/root-data-of.ts';
import { useRootData, type RootData } from './lib/root-data.ts';
import { meetShutOut } from './lib/shut-out.ts';
import { OnceAlive } from './shell/once-alive.tsx';
import { FontPreloads } from './shell/font-preloads.tsx';
import { celebratesIn, REGIONS } from '@croupier/domain/site/regions';

export const middleware: Route.MiddlewareFunction[] = [meetShutOut];

export const loader = (args: Route.LoaderArgs): Promise<RootData> => rootDataOf(args);

/** Who looks at the page is kept in the query cache and asked again when it changes, not on every step. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const { visitor, house, refused, words } = useRootData();
  const { language, theme, region, brand } = visitor;
  if (!import.meta.env.SSR) speakInWords(language, words);
  return (
    <html
      lang={htmlLang(language)}
      data-language={language}
      data-theme={theme}
      data-font={REGIONS[region].font}
      data-brand={brand}
      data-celebrations={celebratesIn(region) ? undefined : 'off'}
      data-refused={refused}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={house.themeColour} />
        <link rel="icon" type="image/svg+xml" href={`/brands/${brand}.svg`} />
        <link rel="manifest" href={`/app/${language}-${region}.webmanifest`} />
        <link rel="apple-touch-icon" href="/app/icons/180.png" />
        <FontPreloads font={REGIONS[region].font} />
        <PageMeta />
        <Links />
        {house.sheet && <link rel="stylesheet" href={house.sheet} />}
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** The page's title is put into words when this is rendered, and not again while the rest waits for its texts. */
function PageMeta() {
  for (const texts of allAskedTexts()) use(texts);
  return <Meta />;
}

export default function Root() {
  return (
    <Providers>
      <Outlet />
      <OnceAlive />
    </Providers>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Providers>
      <ErrorScreen error={error} startUp />
    </Providers>
  );
}

function Providers({ children }: { children: ReactNode }) {
  const { language } = useRootData().visitor;
  const [queries] = useState(newQueryClient);
  // For whoever must know that the page answers to presses now (it looked the same before): early-presses.ts, and tests.
  useEffect(() => void (document.documentElement.dataset['alive'] = 'true'), []);
  return (
    <IntlProvider locale={PLURAL_LOCALE[language]} messages={messagesOf(language) as never} timeZone="UTC">
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </IntlProvider>
  );
}

/** One cache a page load; on the server one a request, so nothing leaks between players. */
function newQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { retry: 1, staleTime: 10_000, refetchOnWindowFocus: false } },
  });
}
