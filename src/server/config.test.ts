import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const problemsOf = (environment: Record<string, string>): string[] => {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
};

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://candor_app@db/candor',
  SMTP_URL: 'smtps://mail.example.com',
  MAIL_FROM: 'Candor <hello@example.com>',
  PUBLIC_URL: 'https://candor.example.com',
  AUTH_SIGNING_KEY: '{}',
  GOOGLE_CLIENT_ID: 'id',
  GOOGLE_CLIENT_SECRET: 'secret',
};

describe('settings', () => {
  it('needs none in development', () => {
    expect(problemsOf({})).toEqual([]);
    expect(readConfig({}).limits.create).toEqual({ points: 20, seconds: 3600 });
  });

  it('lists everything that production misses at once', () => {
    const problems = problemsOf({ NODE_ENV: 'production' }).join('\n');
    for (const name of [
      'DATABASE_URL',
      'SMTP_URL',
      'AUTH_SIGNING_KEY',
      'GOOGLE_CLIENT_ID',
      'GOOGLE_CLIENT_SECRET',
      'PUBLIC_URL',
      'MAIL_FROM',
    ]) {
      expect(problems).toContain(name);
    }
  });

  it('starts production with the real parts, and refuses a stand-in', () => {
    expect(problemsOf(production)).toEqual([]);
    expect(problemsOf({ ...production, GOOGLE_ISSUER: 'http://127.0.0.1:4402' })).toEqual([
      'GOOGLE_ISSUER is a stand-in; production needs the real one',
    ]);
    expect(problemsOf({ ...production, PUBLIC_URL: 'http://candor.example.com' })).toHaveLength(1);
  });

  it('asks for the service key where a hosted sign-in service is used', () => {
    const hosted = {
      ...production,
      AUTH_URL: 'https://auth.example.com/auth/v1',
      AUTH_SIGNING_KEY: '',
      GOOGLE_CLIENT_ID: '',
    };
    expect(problemsOf(hosted)).toEqual(['AUTH_JWKS_URL is missing', 'AUTH_SERVICE_KEY is missing']);
  });

  it('reads every limit from its setting and says what is wrong with one', () => {
    expect(readConfig({ LIMIT_INTERVIEW_ANSWER: '3/15m' }).limits.interviewAnswer).toEqual({
      points: 3,
      seconds: 900,
    });
    expect(readConfig({ LIMIT_SIGN_IN_PER_ADDRESS_AND_IP: '7/s' }).authLimits.signInPerAddressAndIp).toEqual({
      points: 7,
      seconds: 1,
    });
    expect(problemsOf({ LIMIT_CREATE: 'many', PORT: 'http' })).toEqual([
      expect.stringContaining('PORT'),
      'LIMIT_CREATE is a rate such as 5/15m',
    ]);
  });
});
