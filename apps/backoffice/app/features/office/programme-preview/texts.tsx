import { useLocale, useTranslations } from 'use-intl';
import type { Draft } from './draft.ts';
import { Markdown } from './markdown.tsx';
import styles from './programme-preview.module.css';
import type { Reader } from './reader.ts';

/** A text of the draft, or a word in its place that says that it is missing. */
export function Text({ text, name }: { text: string | undefined; name: 'title' | 'lead' | 'name' }) {
  const t = useTranslations('programme-preview');
  if (text !== undefined && text.trim() !== '') return <>{text}</>;
  return <Missing text={t(`lacks.${name}`)} />;
}

/** Title and lead of the draft. */
export function Heading({ draft, reader: { language } }: { draft: Draft; reader: Reader }) {
  const texts = draft.texts?.[language];
  return (
    <>
      <h3>
        <Text text={texts?.title} name="title" />
      </h3>
      <p>
        <Text text={texts?.lead} name="lead" />
      </p>
    </>
  );
}

/** Conditions of the draft, a paragraph each. */
export function Conditions({ draft, reader: { language } }: { draft: Draft; reader: Reader }) {
  const t = useTranslations('programme-preview');
  const lines = draft.texts?.[language]?.terms ?? [];
  return lines.map((line, index) => (
    <div key={index} className={styles.line}>
      {line.trim() === '' ? <Missing text={t('lacks.terms')} /> : <Markdown text={line} />}
    </div>
  ));
}

/** It is said in the operator's language, among texts in the player's. */
function Missing({ text }: { text: string }) {
  return (
    <span className={styles.lacks} lang={useLocale()}>
      {text}
    </span>
  );
}
