import { storeConfig } from "#config";
import { localesOf } from "#messages/locales.ts";

const { pages, pictures, cookies, flags } = storeConfig;

/** The settings that a browser needs. The build writes out their values (`scripts/browser-config-plugin.ts`): the rest of the configuration never goes there. */
export const browserConfig = {
  /** S548, S549: widths the server offers, rising. */
  pictureWidths: [...pictures.imageWidths, ...pictures.deviceWidths].sort((one, other) => one - other),
  /** S466, S547. */
  pictureHost: { host: pictures.host, quality: pictures.quality },
  /** S545. */
  galleryThumbnails: pages.galleryThumbnails,
  /** S541: products in a list's structured data. */
  structuredListMost: pages.structuredListMost,
  /** S318, S542: how long Accept is remembered. */
  consentSeconds: cookies.consentSeconds,
  /** S306: the query flag of tester mode, and the key it is remembered under. */
  testerFlag: flags.tester,
  /** What the foot of a page offers, and search engines are told of. */
  languages: localesOf(storeConfig),
};
