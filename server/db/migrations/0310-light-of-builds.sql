-- The code of a build ends in the color of its light, where its buyer chose one.
alter table cart_items
  drop constraint cart_items_build_check,
  add constraint cart_items_build_check check (
    length(build) <= 300
    and build ~ '^([0-9]+p[0-9]+(x[0-9]+)?(-[0-9]+p[0-9]+(x[0-9]+)?)*(-rgb[0-9a-f]{6})?)?$'
  );
alter table saved_builds
  drop constraint saved_builds_build_check,
  add constraint saved_builds_build_check check (
    length(build) <= 300
    and build ~ '^[0-9]+p[0-9]+(x[0-9]+)?(-[0-9]+p[0-9]+(x[0-9]+)?)*(-rgb[0-9a-f]{6})?$'
  );
