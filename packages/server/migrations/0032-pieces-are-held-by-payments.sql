-- Pieces are held from the moment a bank has confirmed a payment, not from the moment somebody asked for one.
alter table orders
  -- When its pieces were set aside; they are held while the payment is PROCESSING.
  add column claimed_at timestamptz,
  -- The bank authorizes and the money is taken once the pieces are set aside: for what is nearly sold out.
  add column authorizes_first boolean not null default false,
  -- Pieces that went back to stock with refunds.
  add column restocked integer not null default 0 check (restocked between 0 and quantity);
update orders set claimed_at = created_at where payment_status = 'PROCESSING';
