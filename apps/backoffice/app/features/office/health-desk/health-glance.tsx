import { houseHealth } from '@croupier/contract/office/health-desk';
import { Skeleton } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../../../lib/api.ts';
import { useErrorText } from '../../../lib/errors/use-error-text.ts';
import { useNeedsSentence } from './needs-sentence.tsx';

/** Whether anything needs a person, for the room's card. */
export default function HealthGlance() {
  const say = useNeedsSentence();
  const textOf = useErrorText();
  const { data, error } = useQuery(queryOf(houseHealth, {}));
  if (error) return <p>{textOf(error)}</p>;
  if (!data) return <Skeleton lines={2} />;
  return <p>{say(data.needs)}</p>;
}
