import type { PlayerPage } from '@croupier/contract/office/player-desk';
import { useTranslations } from 'use-intl';
import { Instant } from '../../../lib/format/instant.tsx';
import { Fact, Facts } from '../../../lib/facts/facts.tsx';
import { Part } from './facts.tsx';
import { MaskedEmail } from './masked-email.tsx';

/** Who it is. */
export function PersonPart({ player }: { player: PlayerPage }) {
  const t = useTranslations('player-desk.person');
  const desk = useTranslations('player-desk');
  const { regionWish, lastSeenAt, cameBy } = player;
  const links = Object.entries(cameBy).map(([name, value]) => `${name}: ${value}`);
  return (
    <Part title={t('title')}>
      <Facts>
        <Fact name={t('email')}>
          <MaskedEmail player={player} />
        </Fact>
        <Fact name={t('registered')}>
          <Instant at={player.registeredAt} />
        </Fact>
        <Fact name={t('lastSeen')}>{lastSeenAt ? <Instant at={lastSeenAt} /> : '—'}</Fact>
        <Fact name={t('region')}>
          {desk(`choices.region.${player.region}`)}
          {regionWish && (
            <>
              {` → ${desk(`choices.region.${regionWish.region}`)}, `}
              <Instant at={regionWish.takesEffectAt} />
            </>
          )}
        </Fact>
        <Fact name={t('language')}>{player.language}</Fact>
        <Fact name={t('brand')}>{player.brand}</Fact>
        <Fact name={t('age')}>{t('ageOver', { age: player.ageConfirmed })}</Fact>
        <Fact name={t('verifyLevel')}>{player.verifyLevel}</Fact>
        {links.length > 0 && <Fact name={t('cameBy')}>{links.join(', ')}</Fact>}
      </Facts>
    </Part>
  );
}
