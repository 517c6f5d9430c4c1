import type { ReceiptWords } from "./receipt-words.ts";

const WIDTH = 64;
const AMOUNT_WIDTH = 14;

/** The receipt for mail programs that show no HTML, and for people who prefer it: 64 columns, amounts on the right. */
export function receiptText(words: ReceiptWords): string {
  const column = Math.max(10, ...words.facts.map(([name]) => name.length + 2));
  const facts = words.facts.map(([name, value]) => `${name.padEnd(column)}${value}`);
  const bill = words.bill.flatMap(({ label, note, amount }) => [row(label, amount), ...wrap(note, "  ")]);
  const sections = [
    [words.title, "", ...wrap(words.intro)],
    facts,
    [
      ...bill,
      "-".repeat(WIDTH),
      row(words.headings.totalPaid, words.total),
      ...words.split.map(([by, amount]) => row(`  ${by}`, amount)),
      ...wrap(words.totalNote, "  "),
    ],
    words.notOnThisBill.length > 0
      ? [words.headings.notCharged, ...words.notOnThisBill.flatMap((why) => wrap(why, "  "))]
      : [],
    [words.headings.shipTo, ...words.shipTo.map((line) => `  ${line}`)],
    [words.headings.order, `  ${words.orderLink}`],
    words.next.flatMap((paragraph) => wrap(paragraph)),
    words.notices.flatMap((notice) => wrap(notice)),
    [words.store.address, `${words.store.supportEmail}, ${words.store.supportPhone}`, words.store.supportHours],
  ];
  const text = sections.filter((lines) => lines.length > 0).map((lines) => lines.join("\n"));
  return `${text.join("\n\n").replaceAll("\u00A0", " ")}\n`;
}

function row(label: string, amount: string): string {
  const lines = wrap(label, "", WIDTH - AMOUNT_WIDTH);
  const last = lines.pop() ?? "";
  return [...lines, last.padEnd(WIDTH - AMOUNT_WIDTH) + amount.padStart(AMOUNT_WIDTH)].join("\n");
}

/** Breaks at spaces; a word longer than a line stays whole. */
function wrap(text: string, indent = "", width = WIDTH): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    if (line !== "" && indent.length + line.length + 1 + word.length > width) {
      lines.push(indent + line);
      line = word;
    } else line = line === "" ? word : `${line} ${word}`;
  }
  return line === "" ? lines : [...lines, indent + line];
}
