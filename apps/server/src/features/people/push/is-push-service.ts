/**
 * Whether an address that a browser gives is of a push service that this house sends to: the server writes to nowhere else.
 * @param services origins; `https://*.example` stands for every host below
 */
export function isPushService(endpoint: string, services: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { origin, protocol, host, username, password } = new URL(endpoint);
  if (username || password) return false;
  return services.some((service) => {
    const [start, below] = service.split('*.');
    return below === undefined ? origin === service : `${protocol}//` === start && host.endsWith(`.${below}`);
  });
}
