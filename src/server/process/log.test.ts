import { describe, expect, it } from 'vitest';
import { createLog } from './log.ts';

describe('the log', () => {
  const logged = (entry: object): string => {
    const lines: string[] = [];
    createLog({ LOG_LEVEL: 'info' }, { write: (line) => void lines.push(line) }).warn(entry, 'something');
    return lines.join('');
  };

  it('keeps code and place of a database or mail error, and none of what it quotes', () => {
    const database = Object.assign(new Error('invalid input syntax: "my whole life"'), {
      severity: 'ERROR',
      code: '22P02',
      detail: 'my whole life',
      table: 'resumes',
    });
    const mail = Object.assign(new Error('450 mailbox of <anna@example.com> is busy'), {
      code: 'EENVELOPE',
      responseCode: 450,
    });
    expect(logged({ err: database })).toMatch(/"code":"22P02","table":"resumes".*log\.test\.ts/);
    expect(logged({ err: mail })).toMatch(/"responseCode":450.*log\.test\.ts/);
    expect(logged({ err: database }) + logged({ err: mail })).not.toMatch(/my whole life|anna@example\.com/);
  });

  it('hides what opens an account', () => {
    const entry = {
      authorization: 'Bearer x-secret',
      user: { email: 'x-secret', password: 'x-secret', token: 'x-secret' },
    };
    expect(logged(entry)).toContain('[hidden]');
    expect(logged(entry)).not.toContain('x-secret');
  });

  it('tells of any other error in full', () => {
    expect(logged({ err: new Error('a plain fault') })).toContain('a plain fault');
  });
});
