import { useEffect, useRef } from 'react';

/** The heading has the focus when a step begins, so that it is read; unless the step gave it to its field. */
export function useArrival(step: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!document.activeElement?.matches('input')) heading.current?.focus();
  }, [step]);
  return heading;
}
