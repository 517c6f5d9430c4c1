import { cents } from "#rules/money/cents.ts";
import { IS_FROM_NOTHING } from "../catalog/has-page.ts";
import type { MailTopic } from "../mail/mail-topic.ts";
import { SAMPLE_ID, SAMPLE_PRODUCT, SAMPLE_TO } from "../mail/sample-facts.ts";
import { composeAlert } from "./alert-mail.ts";
import { alertLink } from "./alerts-table.ts";
import { spoken } from "../languages/spoken.ts";
import { pageAddress } from "../languages/page-address.ts";

const { formatCents } = spoken.money;
const { buildAlertMailWords: words } = spoken.emailAlerts;

interface BuildAlertFacts {
  id: string;
  email: string;
  /** Empty where it has no name of its own. */
  name: string;
  model: string;
  slug: string;
  fromNothing: boolean;
  build: string;
  priceCents: number;
  belowCents: number;
}

const SAMPLE: BuildAlertFacts = {
  ...SAMPLE_TO,
  id: SAMPLE_ID,
  name: SAMPLE_PRODUCT.name,
  model: SAMPLE_PRODUCT.name,
  slug: SAMPLE_PRODUCT.slug,
  fromNothing: false,
  build: "5p220101-9p220301",
  priceCents: 419_900,
  belowCents: 423_900,
};

/** The price of a saved build is low enough. An alert that was ended meanwhile, or a build that was removed, is written of to nobody. */
export const BUILD_ALERT: MailTopic<BuildAlertFacts> = {
  sql: `(select jsonb_build_object('id', build_alerts.id, 'email', members.email, 'name', saved_builds.name,
      'model', products.name, 'slug', products.slug, 'fromNothing', ${IS_FROM_NOTHING}, 'build', saved_builds.build,
      'priceCents', (payload ->> 'priceCents')::bigint, 'belowCents', below_cents)
    from build_alerts
      join saved_builds on saved_builds.id = saved_build_id and removed_at is null
      cross join lateral (select members.email from members
        where members.id = saved_builds.member_id and members.state = 'active' offset 0) as members
      join skus on skus.sku_id = saved_builds.sku_id join products on products.id = skus.product_id
    where build_alerts.id = (payload ->> 'alertId')::uuid)`,
  isKept: false,
  samples: {
    "a PC of ours": SAMPLE,
    "from nothing, without a name": { ...SAMPLE, name: "", fromNothing: true },
  },
  write(world, { id, email, name, model, slug, fromNothing, build, priceCents, belowCents }) {
    const what = name || model;
    const place = fromNothing ? "/pc-lab" : `/configure/${slug}`;
    return composeAlert(world, {
      email,
      ...words.cheaper(what, formatCents(cents(priceCents)), formatCents(cents(belowCents))),
      link: {
        to: pageAddress(world.settings, `${place}?${new URLSearchParams({ build }).toString()}`),
        text: words.see(what),
      },
      small: words.once,
      end: alertLink(world, id, "end"),
    });
  },
};
