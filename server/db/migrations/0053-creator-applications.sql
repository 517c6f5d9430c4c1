-- Who asked to be a creator of the store: one application a member, which stands until staff have answered it.
create table creator_applications (
  member_id    bigint primary key references members (id) on delete cascade,
  state        text not null check (state in ('pending', 'accepted', 'declined')),
  name         text not null check (length(name) between 1 and 60),
  platform     text not null check (platform in ('youtube', 'twitch', 'tiktok', 'instagram', 'other')),
  url          text not null check (length(url) between 1 and 300),
  audience     int not null check (audience >= 0),
  about        text not null check (length(about) between 1 and 2000),
  answer       text not null default '' check (length(answer) <= 500),
  created_at   timestamptz not null,
  changed_at   timestamptz not null
);
create index creator_applications_pending on creator_applications (created_at) where state = 'pending';
