import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { Link } from '../../../lib/link.tsx';
import { stopsQuery } from './stops-queries.ts';
import { useStopWords } from './use-stop-words.ts';

/**
 * Until when a player has stopped, asked anew, and where they ask to play again if that is all that opens it; nothing while that is not
 * known.
 */
export function StopStateNote({ onLeave }: { onLeave(): void }) {
  const t = useTranslations('exclusions');
  const { data } = useQuery({ ...stopsQuery, staleTime: 0 });
  const words = useStopWords();
  if (!data?.state) return null;
  return (
    <>
      <p>{words(data.state).slice(1).join(' ')}</p>
      {data.state.mayReturn && (
        <Link to="/profile/play-safely#play-safely" onClick={onLeave}>
          {t('askReturn')}
        </Link>
      )}
    </>
  );
}
