import { QueueSentence } from './queue-sentence.tsx';

/** The queue in a sentence, for the room's card. */
export default function SupportGlance() {
  return (
    <p>
      <QueueSentence />
    </p>
  );
}
