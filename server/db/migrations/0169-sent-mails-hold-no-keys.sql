-- What was mailed is kept without the keys of its links: whoever reads the table opens nobody's order.
update mails set
  html = regexp_replace(html, '([?&](?:amp;)?\w+=)[A-Za-z0-9_-]{43}(?![A-Za-z0-9_-])', '\1', 'g'),
  body_text = regexp_replace(body_text, '([?&](?:amp;)?\w+=)[A-Za-z0-9_-]{43}(?![A-Za-z0-9_-])', '\1', 'g')
where sent_by = 'smtp';
