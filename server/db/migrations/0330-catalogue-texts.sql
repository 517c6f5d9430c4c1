-- What the texts of the catalogue are in a language: a row a language, each text by what the products say.
create table catalogue_texts (
  locale text primary key,
  texts  jsonb not null
);

-- As with the questions of the lists: it is of no product, and every one may say something else after it.
create trigger catalogue_texts_changed after insert or update or delete on catalogue_texts
for each statement execute function faqs_changed();
