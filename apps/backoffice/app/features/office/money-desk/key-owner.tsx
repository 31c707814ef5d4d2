import type { KeyOwner } from '@croupier/contract/office/money-desk';
import { Card } from '@croupier/ui';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Money } from '../../../lib/format/money.tsx';
import { Fact, Facts } from '../../../lib/facts/facts.tsx';
import { RewardSource } from '../figures-desk/reward-costs-list.tsx';
import { Code, Moment, Wide } from './facts.tsx';
import { Word } from './ledger-list.tsx';
import styles from './money-desk.module.css';

/** What a key belongs to, with the way there. */
export function KeyOwnerPart({ owner, playerId }: { owner: KeyOwner; playerId: string }) {
  return (
    <Card>
      {owner.what === 'studio-round' ? (
        <StudioRound round={owner} playerId={playerId} />
      ) : (
        <Plain owner={owner} />
      )}
    </Card>
  );
}

type Of<W extends KeyOwner['what']> = Extract<KeyOwner, { what: W }>;

function Plain({ owner }: { owner: Exclude<KeyOwner, Of<'studio-round'>> }) {
  const t = useTranslations('money-desk');
  return (
    <Facts>
      <Fact name={t('key.what')}>{t(`key.owners.${owner.what}`)}</Fact>
      {owner.what === 'round' && <RoundFacts round={owner} />}
      {owner.what === 'payment' && (
        <Fact name={t('columns.id')}>
          <Link to="/money/payments/$id" params={{ id: owner.id } as never}>
            <Code>{owner.id}</Code>
          </Link>
        </Fact>
      )}
      {(owner.what === 'bonus' || owner.what === 'gift') && (
        <Fact name={t('columns.id')}>
          <Code>{owner.id}</Code>
        </Fact>
      )}
      {owner.what === 'reward' && <RewardFacts reward={owner} />}
      {owner.what === 'post' && (
        <>
          <Fact name={t('columns.operation')}>
            <Word of="operation" value={owner.operation} />
          </Fact>
          <Fact name={t('columns.reference')}>{owner.reference ?? '—'}</Fact>
        </>
      )}
      {'state' in owner && <Fact name={t('columns.state')}>{owner.state}</Fact>}
      <Fact name={t('columns.at')}>
        <Moment at={owner.at} />
      </Fact>
    </Facts>
  );
}

function RewardFacts({ reward: { id, source, code } }: { reward: Of<'reward'> }) {
  const t = useTranslations('money-desk');
  return (
    <>
      <Fact name={t('columns.id')}>
        <Code>{id}</Code>
      </Fact>
      <Fact name={t('key.source')}>
        <RewardSource source={source} />
      </Fact>
      <Fact name={t('key.code')}>
        <Code>{code}</Code>
      </Fact>
    </>
  );
}

function RoundFacts({ round }: { round: Of<'round'> }) {
  const t = useTranslations('money-desk');
  return (
    <>
      <Fact name={t('columns.game')}>{round.game}</Fact>
      <Fact name={t('columns.stake')}>
        <Money amountMinor={round.stakeMinor} currency={round.currency} />
      </Fact>
      <Fact name={t('columns.win')}>
        {round.winMinor === null ? '—' : <Money amountMinor={round.winMinor} currency={round.currency} />}
      </Fact>
    </>
  );
}

function StudioRound({ round, playerId }: { round: Of<'studio-round'>; playerId: string }) {
  const t = useTranslations('money-desk');
  const { currency } = round;
  return (
    <div className={styles.parts}>
      <Facts>
        <Fact name={t('key.what')}>{t('key.owners.studio-round')}</Fact>
        <Fact name={t('columns.provider')}>{round.provider}</Fact>
        <Fact name={t('columns.roundId')}>
          <Code>{round.roundId}</Code>
        </Fact>
        <Fact name={t('columns.game')}>{round.game}</Fact>
        <Fact name={t('columns.state')}>{round.state}</Fact>
        <Fact name={t('columns.stake')}>
          <Money amountMinor={round.stakeMinor} currency={currency} />
        </Fact>
        <Fact name={t('columns.win')}>
          <Money amountMinor={round.winMinor} currency={currency} />
        </Fact>
      </Facts>
      <Wide label={t('key.transactions')}>
        <table className={styles.table}>
          <caption className="visually-hidden">{t('key.transactions')}</caption>
          <thead>
            <tr>
              {(['at', 'transactionId', 'operation', 'state'] as const).map((name) => (
                <th key={name} scope="col">
                  {t(`columns.${name}`)}
                </th>
              ))}
              <th scope="col" className={styles.end}>
                {t('columns.amount')}
              </th>
            </tr>
          </thead>
          <tbody>
            {round.transactions.map(({ transactionId, operation, state, amountMinor, at, key }) => (
              <tr key={transactionId}>
                <td>
                  <Moment at={at} />
                </td>
                <td>
                  {key && state !== 'held' ? (
                    <Link to={`/money/ledger/${playerId}/${key}`}>
                      <Code>{transactionId}</Code>
                    </Link>
                  ) : state === 'held' ? (
                    <Link
                      to={`/money/queues/held-wins/${encodeURIComponent(`${round.provider} ${transactionId}`)}`}
                    >
                      <Code>{transactionId}</Code>
                    </Link>
                  ) : (
                    <Code>{transactionId}</Code>
                  )}
                </td>
                <td>{operation}</td>
                <td>{state}</td>
                <td className={styles.end}>
                  <Money amountMinor={amountMinor} currency={currency} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Wide>
    </div>
  );
}
