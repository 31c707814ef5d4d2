import { GamesPicker } from '../picker/games-picker.tsx';
import { PlayersPicker } from '../picker/players-picker.tsx';
import { useFaultText } from './fault-text.tsx';
import type { PartProps } from './form-parts.ts';

/** A list of games or of players, which are found by their names. A list that may be left out is, once nothing is picked. */
export function IdsPart({ hands, schema, place, value, label, isRequired }: PartProps) {
  const textOf = useFaultText();
  const values = Array.isArray(value) ? (value as string[]) : [];
  const Ids = schema.format === 'games' ? GamesPicker : PlayersPicker;
  return (
    <Ids
      label={label}
      values={values}
      most={schema.maxItems ?? Infinity}
      error={textOf(hands, place)}
      faultAt={(index) => textOf(hands, [...place, index])}
      onChange={(next) => hands.set(place, next.length === 0 && !isRequired ? undefined : next)}
    />
  );
}
