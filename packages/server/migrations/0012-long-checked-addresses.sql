-- An address may be longer than an entry of an index: the key is made of its hash. What was known is asked anew.
truncate checked_addresses;
alter table checked_addresses
  drop constraint checked_addresses_pkey,
  add column url_hash text not null generated always as (md5(url)) stored,
  add primary key (account_id, url_hash);
