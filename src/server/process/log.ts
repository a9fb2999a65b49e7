import { pino } from 'pino';
import type { Config } from './config.ts';
import { placeOfError } from './error-place.ts';

interface Loggable {
  name?: string;
  message?: string;
  code?: string;
  stack?: string;
  severity?: string;
  table?: string;
  constraint?: string;
  responseCode?: number;
}

/**
 * What is logged of an error. A database quotes the values it stumbled over, which may be what a person
 * wrote, and a mail server quotes the address: of theirs only the code and the place are kept.
 */
function describeError(error: Loggable) {
  const place = placeOfError(error);
  if (error.severity !== undefined && error.code !== undefined) {
    const { code, table, constraint } = error;
    return { type: 'DatabaseError', code, table, constraint, stack: place };
  }
  if (error.responseCode !== undefined) {
    return { type: 'MailError', code: error.code, responseCode: error.responseCode, stack: place };
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
