import type { Fault } from '@croupier/contract/kit';
import { useTranslations } from 'use-intl';
import type { Place } from './edit-body.ts';
import type { FormHands } from './form-parts.ts';
import styles from './schema-form.module.css';

/** What is wrong in words. */
export function useFaultWords(): (fault: Fault) => string {
  const t = useTranslations('lib.schemaForm.faults');
  return ({ rule, of }) => t(rule, { of });
}

/** What is wrong at a place of a form; empty where nothing is. */
export function useFaultText(): (hands: FormHands, place: Place) => string {
  const wordsOf = useFaultWords();
  return ({ root, faults }, place) => {
    const at = [root, ...place].join('/');
    return faults
      .filter((fault) => fault.at === at)
      .map(wordsOf)
      .join(' ');
  };
}

/** The same as a line of its own. */
export function FaultsAt({ hands, place }: { hands: FormHands; place: Place }) {
  const text = useFaultText()(hands, place);
  return text ? <p className={styles.fault}>{text}</p> : null;
}
