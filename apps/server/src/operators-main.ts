import { operatorDesk, type OperatorDesk } from './features/office/operators/feature.ts';
import { findSeedKey, reportFailure, runCommand, SetupError } from './operator.ts';

const USAGE = `npm run operators -- <command>

  invite --email anna@house.example --name "Anna Koval" --role admin   makes an operator and prints the link by which they come
  code --email admin@office.croupier.example                           the code of the moment, of a demo operator`;

const TEXT = { type: 'string' } as const;
const OPTIONS = { email: TEXT, name: TEXT, role: TEXT } as const;
type Values = Partial<Record<keyof typeof OPTIONS, string>>;

const COMMANDS: Record<string, (desk: OperatorDesk, values: Values) => Promise<string | undefined>> = {
  invite: async (desk, values) => {
    const [email, name, role] = [given(values, 'email'), given(values, 'name'), given(values, 'role')];
    const made = await desk.invite({ email, name, role, reason: 'by a command of the house' });
    if (typeof made === 'string') return made;
    console.log(made.link);
    return undefined;
  },
  code: async (desk, values) => {
    const email = given(values, 'email');
    // Of a real person nobody but they may know it.
    if (!email.endsWith('@office.croupier.example')) return `${email} is no demo operator.`;
    const found = await desk.code(email);
    if (typeof found === 'string') return found;
    console.log(found.code);
    return undefined;
  },
};

function given(values: Values, name: keyof Values): string {
  const text = values[name]?.trim();
  if (!text) throw new SetupError(`--${name} is missing.\n\n${USAGE}`);
  return text;
}

function open(db: Parameters<typeof operatorDesk>[0]['db'], now: () => Date): OperatorDesk {
  const seedKey = findSeedKey(process.env);
  if (!seedKey)
    throw new SetupError('SEED_KEY is needed beside DATABASE_URL: it seals what operators sign in by.');
  const { OFFICE_PORT: port = '3100', OFFICE_URL: officeUrl = `http://localhost:${port}` } = process.env;
  return operatorDesk({ db, clock: { now } }, { seedKey, officeUrl });
}

/** The program of `npm run operators`; the server may run or not. */
process.exitCode = await runCommand(
  { name: 'operators', usage: USAGE, options: OPTIONS, commands: COMMANDS, open },
  process.env,
).catch(reportFailure);
