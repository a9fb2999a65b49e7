import type { ColumnType, Generated } from 'kysely';
import type { WorkState } from '#contract/work.ts';
import type { AuthSchema } from './auth-schema.ts';
import type { Json, NullableJson, NullableTimestamp, Timestamp } from './column-types.ts';
import type { InterviewSchema } from './interview-schema.ts';
import type { JobSearchSchema } from './job-search-schema.ts';
import type { JobSourceSchema } from './job-source-schema.ts';
import type { PostingSchema } from './posting-schema.ts';

export interface Schema extends AuthSchema, InterviewSchema, JobSearchSchema, JobSourceSchema, PostingSchema {
  users: {
    id: string;
    email: string;
    created_at: Timestamp;
    deleted_at: NullableTimestamp;
  };
  entitlements: {
    id: Generated<string>;
    user_id: string;
    source: string;
    source_id: string | null;
    status: 'active' | 'past_due' | 'ended';
    until: NullableTimestamp;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
  billing_accounts: {
    user_id: string;
    customer_id: string;
    subscription_id: string | null;
    status: string | null;
    price_cents: number | null;
    currency: string | null;
    period_end: NullableTimestamp;
    ends_at: NullableTimestamp;
    next_charge_at: NullableTimestamp;
    withdraw_until: NullableTimestamp;
    card_brand: string | null;
    card_last4: string | null;
    receipt_invoice_id: string | null;
    failed_invoice_id: string | null;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
  withdrawals: {
    id: Generated<string>;
    user_id: string;
    subscription_id: string;
    refund_cents: number;
    asked_at: Timestamp;
    declared_at: NullableTimestamp;
    carried_out_at: NullableTimestamp;
  };
  stripe_events: { id: string; type: string; created_at: Timestamp };
  work: {
    id: Generated<string>;
    user_id: string;
    kind: string;
    state: ColumnType<WorkState, WorkState | undefined, WorkState>;
    input: Json;
    result: NullableJson;
    error: NullableJson;
    job_id: string;
    request_key: string | null;
    request_hash: string | null;
    created_at: Timestamp;
    finished_at: NullableTimestamp;
    stop_asked_at: NullableTimestamp;
    provider_asked_at: NullableTimestamp;
  };
  work_events: { work_id: string; seq: number; user_id: string; event: Json; created_at: Timestamp };
  uses: {
    id: Generated<string>;
    user_id: string;
    feature: 'resume' | 'coverLetter' | 'interviewAnswer' | 'jobSearch';
    work_id: string;
    state: ColumnType<UseState, UseState | undefined, UseState>;
    free_slot: number | null;
    created_at: Timestamp;
    ended_at: NullableTimestamp;
  };
  blobs: {
    id: Generated<string>;
    user_id: string;
    sha256: Buffer;
    media_type: string;
    bytes: Buffer;
    created_at: Timestamp;
  };
  consents: {
    id: Generated<string>;
    user_id: string;
    document: string;
    version: string;
    reference: Generated<string>;
    given_at: Timestamp;
  };
  idempotency_keys: {
    user_id: string;
    key: string;
    request_hash: string;
    claim: string;
    status: number | null;
    body: NullableJson;
    created_at: Timestamp;
  };
  resumes: {
    id: Generated<string>;
    user_id: string;
    template_id: Generated<string>;
    color_scheme: Generated<string>;
    original_content: string;
    job_posting: string | null;
    optimized_content: string | null;
    structured_data: NullableJson;
    ats_score: number | null;
    title: Generated<string>;
    page_size: Generated<string>;
    fit: Generated<number>;
    revision: Generated<number>;
    updated_at: Timestamp;
    deleted_at: NullableTimestamp;
    parsed_data: NullableJson;
    reading: NullableJson;
    score_before: number | null;
    writer: NullableJson;
    changes: ColumnType<unknown, string | undefined, string>;
    offers: ColumnType<unknown, string | undefined, string>;
    reverted: ColumnType<unknown, string | undefined, string>;
    questions: ColumnType<unknown, string | undefined, string>;
    unsure: ColumnType<unknown, string | undefined, string>;
    unsure_sources: ColumnType<unknown, string | undefined, string>;
    notices: ColumnType<unknown, string | undefined, string>;
    work_id: string | null;
    created_at: Timestamp;
  };
  resume_versions: {
    user_id: string;
    resume_id: string;
    number: number;
    reason: 'optimized' | 'edited' | 'decided' | 'reverted';
    content: Json;
    ats_score: number | null;
    created_at: Timestamp;
  };
  judged_evidence: {
    user_id: string;
    resume_id: string;
    pair_key: string;
    asks: Json;
    created_at: Timestamp;
  };
  confirmations: {
    user_id: string;
    resume_id: string | null;
    about: ColumnType<'skill' | 'line', 'skill' | 'line' | undefined, 'skill' | 'line'>;
    job: Generated<string>;
    claim_key: string;
    claim: string;
    answer: 'yes' | 'no';
    words: Generated<string>;
    created_at: Timestamp;
  };
  model_keys: {
    user_id: string;
    provider: 'openai' | 'anthropic' | 'google';
    model: string;
    sealed_key: Buffer;
    last_four: string;
    created_at: Timestamp;
  };
  llm_calls: {
    id: Generated<string>;
    user_id: string;
    feature: string;
    provider: string;
    model: string;
    prompt_version: string;
    status: string;
    input_tokens: number;
    cached_tokens: Generated<number>;
    output_tokens: number;
    milliseconds: number;
    cost_micros: number;
    created_at: Timestamp;
  };
  cover_letters: {
    id: Generated<string>;
    user_id: string;
    resume_id: string;
    owner: NullableJson;
    content: string;
    title: Generated<string>;
    revision: Generated<number>;
    job_posting: string | null;
    tone: Generated<string>;
    length: Generated<string>;
    look: Generated<string>;
    sentences: ColumnType<unknown, string | undefined, string>;
    offers: ColumnType<unknown, string | undefined, string>;
    writer: NullableJson;
    notices: ColumnType<unknown, string | undefined, string>;
    updated_at: Timestamp;
    deleted_at: NullableTimestamp;
    created_at: Timestamp;
  };
  cover_letter_versions: {
    user_id: string;
    letter_id: string;
    number: number;
    reason: 'generated' | 'edited' | 'answered' | 'reverted';
    content: Json;
    created_at: Timestamp;
  };
  linkedin_profiles: {
    user_id: string;
    form: NullableJson;
    profile: NullableJson;
    answers: ColumnType<unknown, string | undefined, string>;
    resume_id: string | null;
    work_id: string | null;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
  document_files: {
    user_id: string;
    document_id: string;
    format: string;
    content_hash: Buffer;
    bytes: Buffer;
    read_back: Json;
    created_at: Timestamp;
  };
  export_parts: { user_id: string; work_id: string; number: number; bytes: Buffer; created_at: Timestamp };
  mail_outbox: {
    id: Generated<string>;
    to_address: string;
    reply_to: string | null;
    subject: string;
    text_body: string;
    html_body: string;
    state: ColumnType<MailState, MailState | undefined, MailState>;
    created_at: Timestamp;
    sent_at: NullableTimestamp;
  };
}

type UseState = 'reserved' | 'settled' | 'released';
type MailState = 'waiting' | 'sent' | 'failed';
