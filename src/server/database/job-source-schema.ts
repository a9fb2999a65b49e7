import type { ColumnType } from 'kysely';
import type { NullableTimestamp } from './column-types.ts';

export interface JobSourceSchema {
  job_sources: {
    name: string;
    failures: ColumnType<number, number | undefined, number>;
    rests_until: NullableTimestamp;
    trial_until: NullableTimestamp;
    last_error: string | null;
    last_error_at: NullableTimestamp;
    answered_at: NullableTimestamp;
  };
  job_source_calls: { source: string; called_at: Date };
  job_boards: { source: string; board: string; read_at: Date };
}
