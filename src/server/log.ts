import { pino } from 'pino';
import type { Config } from './config.ts';

interface Loggable {
  name?: string;
  message?: string;
  code?: string;
  stack?: string;
  severity?: string;
  table?: string;
  constraint?: string;
}

/**
 * What is logged of an error. A database error quotes the values it stumbled over, which may be what a
 * person wrote: of those only the code and the place are kept.
 */
function describeError(error: Loggable) {
  if (error.severity !== undefined && error.code !== undefined) {
    const { code, table, constraint, stack } = error;
    return { type: 'DatabaseError', code, table, constraint, stack: stack?.split('\n').slice(1).join('\n') };
  }
  return { type: error.name, code: error.code, message: error.message, stack: error.stack };
}

export function createLog({ LOG_LEVEL }: Pick<Config, 'LOG_LEVEL'>, destination?: pino.DestinationStream) {
  const options: pino.LoggerOptions = {
    level: LOG_LEVEL,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [
        'authorization',
        '*.authorization',
        'password',
        '*.password',
        'cookie',
        '*.cookie',
        'token',
        '*.token',
        'email',
        '*.email',
      ],
      censor: '[hidden]',
    },
    serializers: { err: describeError },
  };
  return destination ? pino(options, destination) : pino(options);
}
