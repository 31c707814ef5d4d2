// planted: error-boundaries
function Child() {
  return null;
}

export function Planted() {
  try {
    return <Child />;
  } catch {
    return null;
  }
}
