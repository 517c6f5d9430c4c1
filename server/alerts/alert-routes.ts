import * as alerts from "#contract/schemas/alerts.ts";
import * as memberAlerts from "#contract/schemas/member-alerts.ts";
import * as builds from "#contract/schemas/saved-builds.ts";
import { asks, asMember, changes } from "../http/presets.ts";
import { route, type Route } from "../http/route.ts";
import { eitherWay } from "../http/second-spelling.ts";
import { changeMemberAlert } from "./change-alert-target.ts";
import { endMemberAlert, getMemberAlerts } from "./member-alerts.ts";
import { alertCoupons, priceDropCouponSub } from "./price-drop-coupon.ts";
import { confirmAlert, endAlert, subscribe } from "./subscribe.ts";
import { unwatchSavedBuild, watchSavedBuild } from "./watch-build.ts";

/** What somebody asks to be told of by mail. */
export const ALERTS: readonly Route[] = [
  route(alerts.subscribe, changes("notify"), subscribe),
  ...eitherWay(route(alerts.alertCoupons, asks("read"), alertCoupons)),
  route(alerts.priceDropCouponSub, changes("notify"), priceDropCouponSub),
  route(alerts.confirmAlert, changes(), confirmAlert),
  route(alerts.endAlert, changes(), endAlert),
  route(memberAlerts.getMemberAlerts, asMember("read"), getMemberAlerts),
  route(memberAlerts.changeMemberAlert, asMember("change"), changeMemberAlert),
  route(memberAlerts.endMemberAlert, asMember("change"), endMemberAlert),
  route(builds.watchSavedBuild, asMember("change"), watchSavedBuild),
  route(builds.unwatchSavedBuild, asMember("change"), unwatchSavedBuild),
];
