import { Icon } from '@croupier/ui';
import { amountOf, type Draft } from './draft.ts';
import { LookCard } from './look-card.tsx';
import type { Reader } from './reader.ts';

/** A piggy bank as one is offered to be started: the share of stakes, and the least that it is broken for. */
export function PiggyLook({ draft, reader }: { draft: Draft; reader: Reader }) {
  const { say, format, currency } = reader;
  const { terms = {} } = draft;
  const least = amountOf(terms.minimum, currency);
  const picture = <Icon name="coins" size={96} />;
  return (
    <LookCard draft={draft} reader={reader} picture={picture} action={say('piggy-bank.create')}>
      <p>{say('piggy-bank.rules', { percent: format.percent(terms.shareMicro ?? 0, 2) })}</p>
      {least !== undefined && (
        <p>
          {say('piggy-bank.tooLittle', {
            minimum: format.money(least, currency),
            left: format.money(least, currency),
          })}
        </p>
      )}
    </LookCard>
  );
}
