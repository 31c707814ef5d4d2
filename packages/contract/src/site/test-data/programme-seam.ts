import Type from 'typebox';
import { Closed, DaySchema, IdempotencyKeySchema } from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';
import { CalendarTermsSchema } from '../../rewards/calendar/kind/index.ts';
import { CodeSchema } from '../../rewards/programmes/index.ts';

const Part = Type.Record(Type.String(), Type.Unknown());

/** A programme as the office would publish it. All that is left out is as wide as it may be. */
export const testProgramme = operation({
  method: 'POST',
  path: '/api/inner/test/data/programme',
  access: 'test',
  tag: 'test-data',
  summary: 'Publishes a programme, in force at once, as the next version where there is one of its code',
  body: Closed({
    kind: CodeSchema,
    code: CodeSchema,
    terms: Part,
    /** By language; a language that is left out says what another one does. */
    texts: Type.Optional(Part),
    place: Type.Optional(Type.Integer({ minimum: 0 })),
    picture: Type.Optional(Type.String()),
    campaign: Type.Optional(CodeSchema),
    schedule: Type.Optional(Part),
    audience: Type.Optional(Part),
    caps: Type.Optional(Part),
    /** In place of a schedule: instants, or times by the clocks of UTC. */
    from: Type.Optional(Type.String()),
    until: Type.Optional(Type.String()),
  }),
  /** 400 names the faults in its details; 404: there is no such kind. */
  refuses: ['invalid_request', 'not_found'],
  response: Closed({
    code: CodeSchema,
    version: Type.Integer(),
    /** The run that is on; of one that is to come the first. */
    run: IdempotencyKeySchema,
  }),
});

/** A calendar of gifts that runs now: a door a day, each with points. */
export const testCalendar = operation({
  method: 'POST',
  path: '/api/inner/test/data/calendar',
  access: 'test',
  tag: 'test-data',
  summary: 'Publishes a calendar, in force at once, as the next version where there is one of its code',
  body: Closed({
    code: Type.Optional(CodeSchema),
    /** The day of the first door; today in Kyiv where it is left out. */
    from: Type.Optional(DaySchema),
    days: Type.Optional(Type.Integer({ minimum: 1, maximum: 31 })),
    /** What becomes of a door whose day has passed, as in its terms. */
    missed: Type.Optional(CalendarTermsSchema.properties.missed),
  }),
  /** 400: it would not run now. */
  refuses: ['invalid_request'],
  response: Closed({ code: CodeSchema }),
});
