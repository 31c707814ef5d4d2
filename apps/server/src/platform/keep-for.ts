/** `load` whose answer is kept for a moment and shared by callers that come meanwhile; a failure is not kept. */
export function keepFor<T>(keepMs: number, load: () => Promise<T>): () => Promise<T> {
  let kept: { answer: Promise<T>; untilMs: number } | undefined;
  return () => {
    if (kept && performance.now() < kept.untilMs) return kept.answer;
    const loading = { answer: load(), untilMs: performance.now() + keepMs };
    kept = loading;
    loading.answer.catch(() => {
      if (kept === loading) kept = undefined;
    });
    return loading.answer;
  };
}
