import type { Fault, Schema } from '@croupier/contract/kit';
import type { ComponentType } from 'react';
import type { Place } from './edit-body.ts';

/** What the parts of a form have in common. */
export interface FormHands {
  /** Whose form it is: `facts`, or a language. */
  readonly root: string;
  /** Of what is written in it. */
  readonly lang?: string;
  readonly faults: readonly Fault[];
  /** Picks a picture; where it is left out, its name is typed. */
  readonly Picture?: ComponentType<PictureProps>;
  /** One value is another one. */
  set(place: Place, to: unknown): void;
  /** Parts come, go or move: in every language, as all of them have the same. */
  reshape(change: (body: unknown) => unknown): void;
}

export interface PictureProps {
  readonly label: string;
  readonly value: string | undefined;
  onChange(next: string | undefined): void;
}

export interface PartProps {
  readonly hands: FormHands;
  readonly schema: Schema;
  readonly place: Place;
  readonly value: unknown;
  readonly label: string;
  readonly isRequired: boolean;
}
