import type { Draft, DraftReward, DraftStep } from './draft.ts';
import { linesOf, targetOf } from './earning-look.tsx';
import { LookCard, PictureOr } from './look-card.tsx';
import styles from './programme-preview.module.css';
import { rewardText, type Reader } from './reader.ts';
import { Text } from './texts.tsx';

/** A quest before it is started: each step with what it asks for and gives, in their order, and what the whole of it gives. */
export function QuestLook({ draft, reader }: { draft: Draft; reader: Reader }) {
  const { say, language } = reader;
  const { terms = {} } = draft;
  const { needsJoin, steps = [], final } = terms;
  const texts = draft.texts?.[language]?.steps ?? [];
  return (
    <LookCard
      draft={draft}
      reader={reader}
      picture={<PictureOr draft={draft} icon="compass" />}
      action={needsJoin === false ? say('quest.toGames') : say('quest.join')}
    >
      <ol className={styles.bounds}>
        {steps.map((step, place) => (
          <li key={place}>
            <strong>
              <Text text={texts[place]?.name} name="name" />
            </strong>
            <p>
              <Text text={texts[place]?.text} name="lead" />
            </p>
            <p>{asksOf(step, reader)}</p>
            {linesOf({ terms: step }, reader).map((line) => (
              <p key={line}>{line}</p>
            ))}
            <p>
              {say('quest.reward')} {stepReward(step.reward, reader) ?? '—'}
            </p>
          </li>
        ))}
      </ol>
      {final && (
        <p>
          {say('quest.final')} {stepReward(final, reader) ?? '—'}
        </p>
      )}
      {needsJoin === false && <p>{say('quest.byItself')}</p>}
      <p>{say('quest.rules')}</p>
    </LookCard>
  );
}

/** The reward of a step: also a bonus, whose terms stand where it is activated. */
export const stepReward = (reward: DraftReward | undefined, reader: Reader): string | undefined =>
  reward?.kind === 'bonus' ? reader.say('rewards.reward.bonus') : rewardText(reward, reader);

function asksOf({ goal = {} }: DraftStep, reader: Reader): string {
  const { say, format, currency } = reader;
  const target = targetOf(goal.target, reader);
  if (target === undefined || goal.counts === undefined) return '';
  const what = say(`quest.counts.${goal.counts}`);
  if (typeof target === 'string')
    return say('quest.asks', { what, target: format.money(target, currency, { short: true }) });
  const shown =
    goal.counts === 'best-multiplier'
      ? `${format.number(target / 100, target % 100 === 0 ? 0 : 2)}×`
      : format.number(target);
  return say('quest.asks', { what, target: shown });
}
