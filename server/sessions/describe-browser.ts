/** What a request says of the browser and the network it comes from. */
export interface Device {
  userAgent: string;
  /** A part of the address, as `coarseNetwork` gives it. */
  network: string;
  /** `DE`, where it is known; looked up only if somebody asks. */
  country?: () => string | undefined;
}

/** What the log says of who met a fault. */
export const whereFrom = ({ network, country }: Device) => ({ network, country: country?.() ?? "" });

/** Families by what their user agents contain, the more particular before what it pretends to be. */
const BROWSERS = [
  [/\bEdgA?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS)\//, "Chrome"],
  [/\bVersion\/[\d.]+ .*Safari\//, "Safari"],
] as const;
const SYSTEMS = [
  [/\b(?:iPhone|iPad)\b/, "iOS"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "macOS"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
] as const;

/** Families of browser and system, empty where we know none: enough to tell one's own devices, too little to follow anybody. */
export function describeBrowser(userAgent: string): { browser: string; system: string } {
  return { browser: familyOf(BROWSERS, userAgent), system: familyOf(SYSTEMS, userAgent) };
}

function familyOf(families: readonly (readonly [RegExp, string])[], userAgent: string): string {
  const start = userAgent.slice(0, 400);
  return families.find(([sign]) => sign.test(start))?.[1] ?? "";
}
