// planted: incompatible-library
import { useReactTable } from '@tanstack/react-table';

export function Planted({ options }: { options: object }) {
  const table = useReactTable(options as never);
  return <p>{String(table)}</p>;
}
