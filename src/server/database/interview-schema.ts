import type { Generated } from 'kysely';
import type { Json, NullableJson, NullableTimestamp, Timestamp } from './column-types.ts';

export interface InterviewSchema {
  interview_sessions: {
    id: Generated<string>;
    user_id: string;
    job_title: string;
    fit: string;
    job_posting: string | null;
    resume_id: string | null;
    length: number | null;
    work_id: string | null;
    created_at: Timestamp;
    updated_at: Timestamp;
    deleted_at: NullableTimestamp;
  };
  interview_turns: {
    user_id: string;
    session_id: string;
    number: number;
    question: string;
    about: Json;
    answer: string | null;
    feedback: string | null;
    review: NullableJson;
    created_at: Timestamp;
    answered_at: NullableTimestamp;
    ticked: Generated<number[]>;
    is_kept: Generated<boolean>;
  };
}
