-- How a model has read the pasted words: what is what, by the numbers of the lines. Null where none was asked.
alter table resumes add column reading jsonb;
