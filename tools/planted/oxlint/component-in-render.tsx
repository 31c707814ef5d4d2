// planted: static-components
export function Planted({ text }: { text: string }) {
  const Line = () => <p>{text}</p>;
  return <Line />;
}
