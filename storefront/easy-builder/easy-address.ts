import { EASY_DEFAULTS, EASY_LIMITS, type EasyAnswers } from "#rules/easy-builder/easy-answers.ts";
import { RESOLUTIONS, WISHED_FPS } from "#rules/frames/frame-table.ts";
import { easyWords } from "#words/easy-builder.ts";
import { formatMoneyShort } from "#words/money.ts";

/** What an address asks, and what is wrong with it by field; what was typed stays in the field. */
export interface EasyAddress {
  answers: EasyAnswers;
  typedBudget: string;
  errors: { games?: string; budget?: string };
}

const SLUG = /^[a-z0-9-]{1,120}$/;

/** `?game=…&game=…&screen=1440p&fps=100&budget=1800&look=mesh-tower`; what is not there has its default. */
export function readEasyAddress(search: URLSearchParams): EasyAddress {
  const games = [...new Set(search.getAll("game").filter((slug) => SLUG.test(slug)))];
  const resolution = RESOLUTIONS.find((each) => each === search.get("screen")) ?? EASY_DEFAULTS.resolution;
  const fps = WISHED_FPS.find((each) => String(each) === search.get("fps")) ?? EASY_DEFAULTS.fps;
  const look = search.get("look") ?? "";
  const typedBudget = (search.get("budget") ?? String(EASY_DEFAULTS.budget)).trim().slice(0, 20);
  const { least, most } = EASY_LIMITS.budget;
  const budget = readDollars(typedBudget);
  const isBudgetRight = budget >= least && budget <= most;
  return {
    answers: {
      games: games.slice(0, EASY_LIMITS.games),
      resolution,
      fps,
      budget: isBudgetRight ? budget : EASY_DEFAULTS.budget,
      look: SLUG.test(look) && look.length <= 60 ? look : "",
    },
    typedBudget,
    errors: {
      ...(games.length > EASY_LIMITS.games && { games: easyWords.gamesWrong }),
      ...(!isBudgetRight && { budget: easyWords.budgetWrong(formatMoneyShort(least), formatMoneyShort(most)) }),
    },
  };
}

/** `$2,000` and `2000`; 0 for what is no whole number of dollars. */
function readDollars(typed: string): number {
  const digits = typed.replace(/^\$/, "").replaceAll(",", "");
  return /^\d{1,6}$/.test(digits) ? Number(digits) : 0;
}
