/** Questions under way at once: two, so that one that is slow does not hold up all who come after it. */
const IN_FLIGHT = 2;
const MOST_TOGETHER = 256;

interface Waiting<Question, Answer> {
  readonly question: Question;
  resolve(answer: Answer | undefined): void;
  reject(error: unknown): void;
}

/**
 * Puts questions that come together to the database together, for what every request asks: a statement and two turns of
 * the network for many instead of for each. A question leaves with the end of the turn of the event loop in which it came,
 * or when one before it is answered; it is always put after it came, so the answer is as fresh as one of its own.
 * @param ask answers in the order of the questions; when it fails, all of them fail
 */
export function askTogether<Question, Answer>(
  ask: (questions: readonly Question[]) => Promise<readonly (Answer | undefined)[]>,
): (question: Question) => Promise<Answer | undefined> {
  const waiting: Waiting<Question, Answer>[] = [];
  let inFlight = 0;
  let scheduled = false;

  function schedule(): void {
    if (scheduled || inFlight >= IN_FLIGHT || waiting.length === 0) return;
    scheduled = true;
    setImmediate(() => {
      scheduled = false;
      void put(waiting.splice(0, MOST_TOGETHER));
    });
  }

  async function put(together: readonly Waiting<Question, Answer>[]): Promise<void> {
    inFlight += 1;
    schedule();
    try {
      const answers = await ask(together.map(({ question }) => question));
      together.forEach(({ resolve }, index) => resolve(answers[index]));
    } catch (error) {
      together.forEach(({ reject }) => reject(error));
    } finally {
      inFlight -= 1;
      schedule();
    }
  }

  return (question) =>
    new Promise((resolve, reject) => {
      waiting.push({ question, resolve, reject });
      schedule();
    });
}
