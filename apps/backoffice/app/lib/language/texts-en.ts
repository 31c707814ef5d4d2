import lib from '../messages/en.json';
import { collectTexts } from './collect-texts.ts';

export const texts = collectTexts(
  import.meta.glob(['../../shell/messages/en.json', '../../features/*/*/messages/en.json'], {
    eager: true,
    import: 'default',
  }),
  lib,
);
