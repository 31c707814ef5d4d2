import type { GameFacets } from '@croupier/contract/site/lobby';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { Link } from '../../../lib/link.tsx';
import { Shelf } from './shelf.tsx';
import { StudioCard } from './studio-card.tsx';

const MOST_STUDIOS = 12;

/** The studios with the most games, each a page of its own. */
export function StudioShelf({ providers }: { providers: GameFacets['providers'] }) {
  const t = useTranslations('lobby');
  const { number } = useFormat();
  if (providers.length === 0) return null;
  return (
    <Shelf title={t('provider.title')} of="card" link={<Link to="/providers">{t('provider.allLink')}</Link>}>
      {providers.slice(0, MOST_STUDIOS).map(({ code, name, count }) => (
        <li key={code}>
          <StudioCard code={code} name={name} games={t('games.found', { count, shown: number(count) })} />
        </li>
      ))}
    </Shelf>
  );
}
