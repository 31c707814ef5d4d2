import type { ContentKindName, EditedBody } from '@croupier/contract/site/content/kinds';

/** What edits the body of a document. */
export interface BodyEditorProps {
  readonly kind: ContentKindName;
  /** What is written so far; half of it may be missing. */
  readonly value: EditedBody;
  onChange(next: EditedBody): void;
  /** A line each: where it stands, and what is wrong there (`faultsOf`). */
  readonly faults: readonly string[];
}
