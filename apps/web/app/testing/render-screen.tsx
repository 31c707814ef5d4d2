import type { Profile } from '@croupier/contract/people/players';
import { REGIONS, type Language, type RegionId } from '@croupier/domain/site/regions';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, type RenderResult } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { Suspense, type ReactNode } from 'react';
import { createRoutesStub } from 'react-router';
import { createTranslator } from 'use-intl/core';
import { IntlProvider } from 'use-intl/react';
import { onTestFinished, vi } from 'vitest';
import '../lib/messages-all.server.ts';
import { houseOf } from '../lib/house-of.ts';
import { messagesOf, PLURAL_LOCALE } from '../lib/messages.ts';
import type { RootData } from '../lib/root-data.ts';

export interface Screen extends RenderResult {
  user: UserEvent;
  /** A text as the page says it, by its key in the catalogues. */
  text(key: string, values?: Record<string, string | number>): string;
}

interface Options {
  language?: Language;
  region?: RegionId;
  /** Null for a visitor. */
  profile?: Profile | null;
  /** Pages that the operator has closed. */
  closed?: readonly string[];
  /** Under the site's root, e.g. `/en/profile/history?result=won`. */
  path?: string;
}

/** A screen with all that the site puts around it: address, texts, queries, and who looks at it. */
export async function renderScreen(screen: ReactNode, options: Options = {}): Promise<Screen> {
  const {
    language = 'en',
    profile = null,
    region = profile?.region ?? 'UA',
    path = `/${language}`,
    closed = [],
  } = options;
  const root: RootData = {
    visitor: { language, region, theme: REGIONS[region].theme, brand: 'rino' },
    profile,
    origin: 'http://house.example',
    house: { ...houseOf({ language, region, theme: REGIONS[region].theme, brand: 'rino' }, null), closed },
  };
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  // What asks again after a while would ask the house of the next test.
  onTestFinished(() => queries.clear());
  const Site = createRoutesStub([
    {
      id: 'root',
      path: '*',
      Component: () => (
        <IntlProvider
          locale={PLURAL_LOCALE[language]}
          messages={messagesOf(language) as never}
          timeZone="UTC"
        >
          <QueryClientProvider client={queries}>
            <Suspense>{screen}</Suspense>
          </QueryClientProvider>
        </IntlProvider>
      ),
    },
  ]);
  const site = <Site initialEntries={[path]} hydrationData={{ loaderData: { root } }} />;
  // A module that names texts fetches them, as in a browser; until they are there a screen would be empty.
  await vi.dynamicImportSettled();
  const rendered = await act(async () => render(site));
  const say = createTranslator({
    locale: PLURAL_LOCALE[language],
    messages: messagesOf(language) as never,
  }) as unknown as Screen['text'];
  return { ...rendered, user: userEvent.setup(), text: (key, values) => say(key, values) };
}

export { somePlayer } from './some-player.ts';
