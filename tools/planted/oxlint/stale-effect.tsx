// planted: exhaustive-deps
import { useEffect } from 'react';

export function Planted({ title }: { title: string }) {
  useEffect(() => {
    document.title = title;
  }, []);
  return null;
}
