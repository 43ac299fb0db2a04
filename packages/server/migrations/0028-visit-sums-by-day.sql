-- A report reads all kinds of some days; the key of the table leads to all days of a kind. Rows of a day are neighbours
-- here and share an entry, so that it takes a few bytes a row; it does not change when counts do.
create index visit_sums_by_day on visit_sums (subject_id, subject, day);
