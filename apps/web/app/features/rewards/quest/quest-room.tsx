import type { Quest, QuestName } from '@croupier/contract/rewards/quest';
import { Button, buttonClass, Card, ErrorState, FormFailure } from '@croupier/ui';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { askAnew } from '../../../lib/ask-anew.ts';
import { useDate } from '../../../lib/format/use-format.ts';
import { Link } from '../../../lib/link.tsx';
import { useLine } from '../../../lib/live/live.ts';
import { useLiveOnceShown } from '../../../lib/live/use-live-once-shown.ts';
import { ListSkeleton } from '../../../lib/record-list/list-skeleton.tsx';
import { useLanguage } from '../../../lib/root-data.ts';
import { Prose } from '../../site/content/prose.tsx';
import { QuestMap } from './quest-map.tsx';
import { join, QUEST_KEY, questQuery } from './quest-query.ts';
import styles from './quest.module.css';
import { Reward, StepCard } from './step-card.tsx';
import { useFailureText } from './use-failure-text.ts';

/** The quest of a player, one of several where they chose it; what the page says where there is none. */
export function QuestRoom({ empty }: { empty: ReactNode }) {
  const t = useTranslations('quest');
  const client = useQueryClient();
  const [code, setCode] = useState<string>();
  const { data, isError, refetch } = useQuery({
    ...questQuery(useLanguage(), code),
    placeholderData: keepPreviousData,
  });
  const ask = () => void askAnew(client, { queryKey: QUEST_KEY });
  useLiveOnceShown('quest', ask);
  useLiveOnceShown('progress', ({ of }) => void (of === 'quest' && ask()));
  useLiveOnceShown('reward', ({ source }) => void (source === 'quest' && ask()));
  useLine(ask);
  if (isError && !data)
    return (
      <ErrorState
        title={t('errorTitle')}
        text={t('errorText')}
        retryLabel={t('retry')}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <ListSkeleton rows={3} />;
  const { quest, quests } = data;
  if (!quest) return empty;
  return (
    <>
      {quests.length > 1 && <Chooser quests={quests} chosen={quest.code} onChoose={setCode} />}
      <ShownQuest key={quest.code} quest={quest} />
    </>
  );
}

interface ChooserProps {
  readonly quests: readonly QuestName[];
  readonly chosen: string;
  onChoose(code: string): void;
}

function Chooser({ quests, chosen, onChoose }: ChooserProps) {
  const t = useTranslations('quest');
  return (
    <nav aria-label={t('all')} className={styles.chooser}>
      {quests.map(({ code, name }) => (
        <Button
          key={code}
          look={code === chosen ? 'primary' : 'quiet'}
          aria-current={code === chosen}
          onClick={() => onChoose(code)}
        >
          {name}
        </Button>
      ))}
    </nav>
  );
}

function ShownQuest({ quest }: { quest: Quest }) {
  const t = useTranslations('quest');
  const { name, lead, steps, final, finalGiven, state, terms } = quest;
  const current = steps.find((step) => step.state === 'CURRENT') ?? steps[0]!;
  const [chosen, setChosen] = useState<number>();
  // Until another one is read it is the current one, also once that is the next.
  const step = steps.find(({ number }) => number === chosen) ?? current;
  return (
    <section className={styles.quest} data-testid="quest" data-state={state} aria-label={name}>
      <header className={styles.head}>
        <h2>{name}</h2>
        <p>{lead}</p>
        <Standing quest={quest} />
      </header>
      <div className={styles.layout}>
        <QuestMap steps={steps} chosen={step.number} onChoose={setChosen} />
        <div className={styles.side}>
          <StepCard step={step} total={steps.length} />
          {final && (
            <Card className={styles.card}>
              <Reward reward={final} given={finalGiven} isDone={state === 'DONE'} label={t('final')} />
            </Card>
          )}
        </div>
      </div>
      <p>{t('rules')}</p>
      {terms.length > 0 && (
        <details className={styles.terms}>
          <summary>{t('terms')}</summary>
          {terms.map((html) => (
            <Prose key={html} html={html} />
          ))}
        </details>
      )}
    </section>
  );
}

/** The state of the quest, its end, and the one thing that can be done about it. */
function Standing({ quest: { code, state, to, rule, needsJoin } }: { quest: Quest }) {
  const t = useTranslations('quest');
  const rules = useTranslations('rewards.rule');
  const date = useDate();
  const language = useLanguage();
  const client = useQueryClient();
  const failureText = useFailureText();
  const joining = useMutation({
    mutationFn: () => join(code, language),
    onSettled: () => void askAnew(client, { queryKey: QUEST_KEY }),
  });
  const press = () => !joining.isPending && joining.mutate();
  const isGoing = state === 'OPEN' || state === 'RUNNING';
  return (
    <>
      {isGoing && <p>{to === null ? t('noEnd') : t('until', { date: date(to) })}</p>}
      <p role="status">
        {state === 'DONE' && t('done')}
        {state === 'OVER' && t('ended', { date: to === null ? '' : date(to) })}
      </p>
      {isGoing && rule && <p>{rules(rule.rule)}</p>}
      <FormFailure>{joining.isError && failureText(joining.error)}</FormFailure>
      {state === 'OPEN' && needsJoin && (
        <Button look="gold" busy={joining.isPending} disabled={rule !== null} onClick={press}>
          {joining.isPending ? t('joining') : t('join')}
        </Button>
      )}
      {state === 'OPEN' && !needsJoin && !rule && <p>{t('byItself')}</p>}
      {isGoing && !rule && (state === 'RUNNING' || !needsJoin) && (
        <Link to="/games" className={buttonClass({ look: 'primary' })}>
          {t('toGames')}
        </Link>
      )}
    </>
  );
}
