import type { PlayerPage } from '@croupier/contract/office/player-desk';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Instant } from '../../../lib/format/instant.tsx';
import { Fact, Facts } from '../../../lib/facts/facts.tsx';
import { useMay } from '../../../lib/me.ts';
import { Part } from './facts.tsx';
import { MaskedValue } from './masked-value.tsx';

/** Who it is. */
export function PersonPart({ player }: { player: PlayerPage }) {
  const t = useTranslations('player-desk.person');
  const desk = useTranslations('player-desk');
  const may = useMay();
  const { regionWish, lastSeenAt, cameBy } = player;
  const links = Object.entries(cameBy).map(([name, value]) => `${name}: ${value}`);
  return (
    <Part title={t('title')}>
      <Facts>
        <Fact name={t('email')}>
          <MaskedValue id={player.id} value="email" masked={player.email} />
        </Fact>
        {player.taxNumber !== null && (
          <Fact name={t('taxNumber')}>
            <MaskedValue id={player.id} value="taxNumber" masked={player.taxNumber} />
          </Fact>
        )}
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
        <Fact name={t('verifyLevel')}>
          {t('verified', { level: player.verifyLevel, status: t(`verifyStatus.${player.verifyStatus}`) })}
          {may('read.documents') && (
            <>
              {' · '}
              <Link to="/documents" search={{ player: player.id } as never}>
                {t('documents')}
              </Link>
            </>
          )}
        </Fact>
        {links.length > 0 && <Fact name={t('cameBy')}>{links.join(', ')}</Fact>}
      </Facts>
    </Part>
  );
}
