// planted: rules-of-hooks
import { useState } from 'react';

export function Planted({ on }: { on: boolean }) {
  if (on) useState(0);
  return null;
}
