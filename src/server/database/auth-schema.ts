import type { ColumnType, Generated } from 'kysely';
import type { NullableTimestamp, Timestamp } from './column-types.ts';

/** Tables of the sign-in module, which its own login alone reaches. */
export interface AuthSchema {
  'auth.users': {
    id: Generated<string>;
    email: string;
    password_hash: string | null;
    email_confirmed_at: NullableTimestamp;
    last_sign_in_at: NullableTimestamp;
    user_metadata: ColumnType<Record<string, unknown>, string | undefined, string>;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
  'auth.identities': {
    provider: string;
    provider_id: string;
    user_id: string;
    identity_data: ColumnType<Record<string, unknown>, string | undefined, string>;
    created_at: Timestamp;
  };
  'auth.sessions': {
    id: Generated<string>;
    user_id: string;
    refresh_key: Buffer;
    counter: ColumnType<string, number | undefined, number>;
    method: string;
    user_agent: string | null;
    ip: string | null;
    created_at: Timestamp;
    refreshed_at: Timestamp;
    not_after: Timestamp;
  };
  'auth.one_time_tokens': {
    token_hash: string;
    type: 'signup' | 'recovery';
    user_id: string;
    code_challenge: string | null;
    expires_at: Timestamp;
    created_at: Timestamp;
  };
  'auth.flow_state': {
    id: Generated<string>;
    auth_code: string;
    code_challenge: string;
    method: string;
    redirect_to: string | null;
    nonce: string | null;
    provider_verifier: string | null;
    user_id: string | null;
    created_at: Timestamp;
  };
}
