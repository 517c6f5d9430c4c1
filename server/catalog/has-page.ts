import { sql } from "kysely";
import { CHOSEN_WITH_A_BUILD } from "#rules/build/component-options.ts";

/** SQL of a row `products`: whether it is what PC Lab builds on, whose column `kind` says `pc` as that of every PC. */
export const IS_FROM_NOTHING = "products.detail ->> 'kind' = 'build'";

/**
 * SQL of the rows `skus` and `products`: it has a page where it is sold today. What PC Lab builds on has none, nor has
 * what is only chosen with a build: nobody can keep it, wait for it or be sent to it.
 */
export const HAS_PAGE = sql<boolean>`(skus.active and products.listed and not ${sql.raw(IS_FROM_NOTHING)}
  and coalesce(products.option_id, 0) <> all (${sql.lit(`{${[...CHOSEN_WITH_A_BUILD].join()}}`)}::int[]))`;
