import { contentMeta } from '../content/content-meta.ts';
import { ContentPage } from '../content/content-page.tsx';
import { loadPageData } from '../content/load-page-data.ts';
import type { Route } from './+types/pwa-page';
import { InstallPanel } from './install-panel.tsx';

export const loader = (args: Route.LoaderArgs) => loadPageData(args, 'pwa');

export const meta = (args: Route.MetaArgs) => contentMeta(args, args.loaderData);

/** How the site becomes an app: by a press where the browser can, by hand where it cannot. */
export default function PwaPage({ loaderData }: Route.ComponentProps) {
  return (
    <ContentPage page={loaderData}>
      <InstallPanel />
    </ContentPage>
  );
}
