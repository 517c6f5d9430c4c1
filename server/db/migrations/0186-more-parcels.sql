-- An order leaves at once, in one parcel or several. The first one is its shipment's; these are the others.
create table more_parcels (
  order_id uuid not null references shipments (order_id),
  number   int not null check (number between 2 and 20),
  carrier  text not null check (carrier in ('FedEx', 'UPS', 'USPS', 'Purolator', 'Canada Post')),
  tracking text not null check (tracking ~ '^[A-Z0-9]{8,34}$'),
  primary key (order_id, number),
  unique (order_id, tracking)
);
