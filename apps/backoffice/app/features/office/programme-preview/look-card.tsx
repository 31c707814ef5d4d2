import { Icon, type IconName } from '@croupier/ui';
import type { ReactNode } from 'react';
import type { Draft } from './draft.ts';
import { DraftPicture } from './draft-picture.tsx';
import styles from './programme-preview.module.css';
import type { Reader } from './reader.ts';
import { Conditions, Heading } from './texts.tsx';

interface LookCardProps {
  readonly draft: Draft;
  readonly reader: Reader;
  /** Left out where the site shows none. */
  readonly picture?: ReactNode;
  /** The words on the button that the player presses. */
  readonly action: string;
  readonly children: ReactNode;
}

/** A card as the site has it for most kinds: picture, title, lead, button, whatever is the kind's own, and the conditions. */
export function LookCard({ draft, reader, picture, action, children }: LookCardProps) {
  return (
    <div className={styles.card}>
      {picture !== undefined && <span className={styles.felt}>{picture}</span>}
      <Heading draft={draft} reader={reader} />
      <p className={styles.button}>{action}</p>
      {children}
      <Conditions draft={draft} reader={reader} />
    </div>
  );
}

/** The picture of a draft, or the drawing of its kind. */
export function PictureOr({ draft: { picture = '' }, icon }: { draft: Draft; icon: IconName }) {
  return picture === '' ? <Icon name={icon} size={96} /> : <DraftPicture name={picture} />;
}
