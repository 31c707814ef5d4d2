import type { PageArgs } from '../../../lib/page-host.ts';
import { Room } from '../../../pages/room.tsx';
import { ContentEmpty } from '../../site/content/content-empty.tsx';
import { contentMeta } from '../../site/content/content-meta.ts';
import { ContentPage } from '../../site/content/content-page.tsx';
import { loadPageData } from '../../site/content/load-page-data.ts';
import type { Route } from './+types/wheel-page';
import { Turns } from './turns.tsx';
import { Wheels } from './wheels.tsx';

export const loader = (args: PageArgs) => loadPageData(args, 'wheel');

export const meta = (args: Route.MetaArgs) => contentMeta(args, args.loaderData);

/** The wheels of prizes that are set out for me, then what a spin is and how its odds are told. */
export default function WheelPage({ loaderData: page }: Route.ComponentProps) {
  return (
    <Room cloth="night">
      <ContentPage page={{ ...page, steps: [] }}>
        <Wheels empty={<ContentEmpty empty={page.empty} icon="refresh" />} />
        <Turns steps={page.steps} />
      </ContentPage>
    </Room>
  );
}
