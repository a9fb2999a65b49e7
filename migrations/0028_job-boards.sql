-- When each board was last asked for, whatever came of it: the one that has waited longest is read first.
create table job_boards (
  source text not null,
  board text not null,
  read_at timestamptz not null,
  primary key (source, board)
);
grant select, insert, update on job_boards to candor_app;
