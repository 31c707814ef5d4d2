import type { PersonalData } from '../../../platform/personal-data.ts';

/** It is about them, so they are shown it; and it goes with them. Who of the house wrote what is theirs, and not shown. */
export const HARM_PERSONAL: PersonalData = {
  shows: {
    harmDays: 'SELECT day::text, score, reasons FROM harm_day WHERE player_id = $1 ORDER BY harm_day.day',
    harmActs: 'SELECT at, act, template, text FROM harm_act WHERE player_id = $1 ORDER BY id',
  },
  erases: {
    player: ['DELETE FROM harm_day WHERE player_id = $1', 'DELETE FROM harm_act WHERE player_id = $1'],
  },
};
