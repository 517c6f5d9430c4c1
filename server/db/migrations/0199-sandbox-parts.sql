-- Parts of open part files, to try the rules of a build on at full size. They are no products: nothing sells them.
create table sandbox_parts (
  id        bigint generated always as identity primary key,
  category  text not null,
  name      text not null check (length(name) between 1 and 200),
  maker     text,
  -- As rules/build/facts/ has them of this category.
  facts     jsonb not null,
  -- The file that said it last, and when it was read.
  file_name text not null,
  read_at   timestamptz not null,
  unique (category, name)
);
