import type { ContentKindName } from '@croupier/contract/site/content/kinds';
import type { ComponentType } from 'react';
import { HomeEditor } from '../menu-editor/home-editor.tsx';
import { MenuEditor } from '../menu-editor/menu-editor.tsx';
import { WordsEditor } from '../words-editor/words-editor.tsx';
import type { BodyEditorProps } from './body-editor-props.ts';
import { SchemaBodyEditor } from './schema-body-editor.tsx';

/** By its kind; most have the form that their schema makes. */
export const BODY_EDITORS: Readonly<Record<ContentKindName, ComponentType<BodyEditorProps>>> = {
  page: SchemaBodyEditor,
  promotion: SchemaBodyEditor,
  banner: SchemaBodyEditor,
  survey: SchemaBodyEditor,
  card: SchemaBodyEditor,
  fragment: SchemaBodyEditor,
  messages: WordsEditor,
  meta: SchemaBodyEditor,
  notice: SchemaBodyEditor,
  menu: MenuEditor,
  home: HomeEditor,
};
