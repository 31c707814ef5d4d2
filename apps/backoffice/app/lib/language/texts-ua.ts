import lib from '../messages/ua.json';
import { collectTexts } from './collect-texts.ts';

export const texts = collectTexts(
  import.meta.glob(['../../shell/messages/ua.json', '../../features/*/*/messages/ua.json'], {
    eager: true,
    import: 'default',
  }),
  lib,
);
