import { isSlot } from "#rules/build/chosen-parts.ts";
import { isKnown } from "#rules/frames/frame-rate.ts";
import { buildCompareWords as words } from "#words/build-compare.ts";
import { configuratorWords } from "#words/configurator.ts";
import { lightChoiceWords, lightText } from "#words/light-colors.ts";
import { rateWords, resolutionWords } from "#words/frames.ts";
import { formatMoney } from "#words/money.ts";
import type { BuildBeside } from "./load-builds-beside.ts";

export type CellTone = "plain" | "good" | "bad";

export interface BuildCell {
  text: string;
  tone: CellTone;
}

export interface BuildRow {
  key: string;
  label: string;
  cells: readonly [BuildCell, BuildCell];
  differs: boolean;
  isTotal?: boolean;
}

export interface BuildRows {
  title: string;
  note?: string;
  rows: readonly BuildRow[];
}

type Two = readonly [BuildBeside, BuildBeside];

const plain = (text: string): BuildCell => ({ text, tone: "plain" });

function row(two: Two, key: string, label: string, cell: (build: BuildBeside) => BuildCell): BuildRow {
  const cells = [cell(two[0]), cell(two[1])] as const;
  return { key, label, cells, differs: cells[0].text !== cells[1].text };
}

/** All that two builds say, row by row; the groups in the order in which somebody decides. */
export function buildRows(two: Two): BuildRows[] {
  return [
    { title: "", rows: [...mainRows(two)] },
    { title: words.parts, rows: partRows(two) },
    { title: words.power, rows: powerRows(two) },
    { title: words.verdicts, rows: verdictRows(two) },
    { title: words.frames, note: words.framesHow, rows: frameRows(two) },
  ].filter(({ rows }) => rows.length > 0);
}

function mainRows(two: Two): BuildRow[] {
  return [
    { ...row(two, "total", words.total, ({ judged }) => plain(formatMoney(judged.price))), isTotal: true },
    row(two, "ships", words.ships, ({ judged }) =>
      judged.problem === null
        ? plain(judged.waitsFor === null ? judged.ships : words.waits(judged.ships, judged.waitsFor))
        : { text: judged.problem, tone: "bad" },
    ),
    row(two, "fit", words.fit, fitCell),
    ...(two.some(({ judged }) => judged.missing.length > 0)
      ? [
          row(two, "missing", words.missing, ({ judged }) =>
            plain(judged.missing.map(({ text }) => text).join(" ") || words.none),
          ),
        ]
      : []),
  ];
}

function fitCell({ judged: { verdicts, fits, checks } }: BuildBeside): BuildCell {
  const blockers = verdicts.filter(({ cls }) => cls === "blocker").length;
  const heavy = verdicts.filter(({ keepsFromSale }) => keepsFromSale).length - blockers;
  const said = [
    blockers === 0 ? words.noBlockers : words.blockers(blockers),
    ...(heavy > 0 ? [words.notKnown(heavy)] : []),
    words.checks(fits, checks),
  ];
  return { text: said.join(", "), tone: blockers + heavy > 0 ? "bad" : "good" };
}

function partRows(two: Two): BuildRow[] {
  const [{ judged }] = two;
  const light = row(two, "light", lightChoiceWords.title, ({ judged: { light: of } }) =>
    plain(of?.color ? lightText(of.color) : of ? lightChoiceWords.asMade : words.none),
  );
  const slots = judged.slots
    .filter(({ slot }) => isSlot(slot))
    .map(({ slot, title }) =>
      row(two, `slot-${slot}`, title, ({ judged: { slots } }) => {
        const part = slots.find((each) => each.slot === slot)?.part;
        return plain(part ? configuratorWords.units(part.name, part.quantity) : words.none);
      }),
    )
    .filter(({ cells }) => cells.some(({ text }) => text !== words.none));
  return two.some((build) => build.judged.light?.color) ? [...slots, light] : slots;
}

function powerRows(two: Two): BuildRow[] {
  const of = (read: (power: NonNullable<BuildBeside["sheet"]["power"]>) => string | null) => (build: BuildBeside) =>
    plain((build.sheet.power && read(build.sheet.power)) ?? words.noWatts);
  return [
    row(
      two,
      "sustained",
      words.draws,
      of(({ sustained, isWhole }) => words.watts(sustained, isWhole)),
    ),
    row(
      two,
      "gaming",
      words.inGame,
      of(({ gaming, isWhole }) => words.watts(gaming, isWhole)),
    ),
    row(
      two,
      "supply",
      words.supply,
      of(({ supply }) => (supply === null ? null : words.watts(supply, true))),
    ),
  ];
}

/** A row for each rule that has something to say of one of both; what it says where it is content stands beside it. */
function verdictRows(two: Two): BuildRow[] {
  const rules = [...new Set(two.flatMap(({ judged }) => judged.verdicts.map(({ rule }) => rule)))];
  return rules.map((rule) => {
    const cells = two.map(({ judged, sheet }): BuildCell & { mark: string } => {
      const verdict = judged.verdicts.find((each) => each.rule === rule);
      if (verdict)
        return {
          text: verdict.text,
          tone: verdict.keepsFromSale ? "bad" : "plain",
          mark: configuratorWords.marks[verdict.cls],
        };
      const passes = sheet.passes.find((each) => each.rule === rule);
      return passes
        ? { text: passes.text, tone: "good", mark: configuratorWords.marks.ok }
        : { ...plain(words.notCompared), mark: "" };
    });
    const [one, other] = cells as unknown as [BuildCell & { mark: string }, BuildCell & { mark: string }];
    const worst =
      [one, other].find(({ tone }) => tone === "bad") ?? [one, other].find(({ tone }) => tone === "plain") ?? one;
    return {
      key: `rule-${rule}`,
      label: worst.mark || configuratorWords.marks.note,
      cells: [one, other],
      differs: one.text !== other.text,
    };
  });
}

/** Games of which a rate is known of one of both. */
function frameRows(two: Two): BuildRow[] {
  const known = two.find(({ frames }) => frames !== null)?.frames;
  if (!known) return [];
  return known.games.flatMap((game) =>
    (["1440p", "4k"] as const).flatMap((resolution) => {
      const rates = two.map(
        ({ frames }) =>
          frames?.games
            .find(({ slug }) => slug === game.slug)
            ?.rates.find((each) => each.preset === "high" && each.resolution === resolution)?.rate,
      );
      if (!rates.some((rate) => rate && isKnown(rate))) return [];
      const label = words.frameRow(game.name, resolutionWords[resolution]);
      const [one, other] = rates.map((rate) => plain(rate ? rateWords(rate) : words.noWatts)) as [BuildCell, BuildCell];
      return [
        {
          key: `frames-${game.slug}-${resolution}`,
          label,
          cells: [one, other] as const,
          differs: one.text !== other.text,
        },
      ];
    }),
  );
}
