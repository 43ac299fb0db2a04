-- What text messages cost, by day (UTC) and country or prefix of SMS_COUNTRIES, in millionths of the provider's currency.
-- It was 0033 for half an hour, hence the `if not exists`.
create table if not exists sms_spending (
  day date not null,
  country text not null,
  micros bigint not null,
  messages integer not null,
  primary key (day, country)
);
